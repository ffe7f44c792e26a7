/** Something asked of the server that may be refused: what went wrong is kept until the next try. */
import { tellFault } from '../words/refusals';

export class Attempt {
  busy = $state(false);
  #fault = $state.raw<unknown>(null);

  readonly trouble = $derived(tellFault(this.#fault));

  async make(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.#fault = null;
    try {
      await what();
    } catch (error) {
      this.#fault = error;
    } finally {
      this.busy = false;
    }
  }
}
