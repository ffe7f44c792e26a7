/** What the player of a table is told by, and turning it on and off. */
import { noteAnswer, noteChoice, startPush } from '../browser/notify';
import { Attempt } from '../game/attempt.svelte';
import { endNotice, noticesOf, offeredNotices, wantNotice, type Kind } from '../wire/notices';
import type { HookRequest, NoticeShown, Offered } from '../wire/types';
import { language } from '../words/i18n/index.svelte';

export class TableNotices {
  offered = $state.raw<Offered | null>(null);
  wanted = $state.raw<readonly NoticeShown[]>([]);
  readonly attempt = new Attempt();

  constructor(
    private readonly table: string,
    private readonly secrets: () => string[],
  ) {}

  async load(): Promise<void> {
    await this.attempt.make(async () => {
      this.offered = await offeredNotices();
      this.wanted = await noticesOf(this.table, this.secrets()[0] ?? '');
    });
  }

  of(kind: Kind): NoticeShown | null {
    return this.wanted.find((notice) => notice.kind === kind) ?? null;
  }

  /** For every seat of this browser. */
  push(): Promise<void> {
    return this.#change(async () => {
      const keys = await startPush((this.offered ?? (await offeredNotices())).push);
      noteAnswer(keys ? 'yes' : 'no');
      if (!keys) return;
      noteChoice(this.table, 'on');
      for (const secret of this.secrets())
        await wantNotice(this.table, { kind: 'push', ...keys, language: language() }, secret);
    });
  }

  mail(address: string): Promise<void> {
    const wanted = { kind: 'mail', address, language: language() } as const;
    return this.#change(() => wantNotice(this.table, wanted, this.secrets()[0] ?? ''));
  }

  hook(url: string, style: HookRequest['style']): Promise<void> {
    const wanted = { kind: 'hook', url, style, language: language() } as const;
    return this.#change(() => wantNotice(this.table, wanted, this.secrets()[0] ?? ''));
  }

  end(kind: Kind): Promise<void> {
    return this.#change(async () => {
      if (kind === 'push') noteChoice(this.table, 'off');
      for (const secret of this.secrets()) await endNotice(this.table, kind, secret);
    });
  }

  #change(work: () => Promise<unknown>): Promise<void> {
    return this.attempt.make(async () => {
      await work();
      this.wanted = await noticesOf(this.table, this.secrets()[0] ?? '');
    });
  }
}
