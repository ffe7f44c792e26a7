/** All pictures as one hidden SVG of symbols, so that a board is a handful of <use> elements. */

const files = import.meta.glob<string>(['./pictures/*/*.svg', '!./pictures/{buildings,duel,spells}/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Picture {
  id: string;
  box: string;
  body: string;
}

function read(path: string, text: string): Picture {
  const id = path.replace('./pictures/', '').replace('.svg', '').replace('/', '-');
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 100 100';
  const body = text
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\n/g, '');
  return { id, box, body };
}

const pictures = new Map<string, Picture>();

function gather(found: Record<string, string>): Picture[] {
  const gathered = Object.entries(found).map(([path, text]) => read(path, text));
  for (const picture of gathered) pictures.set(picture.id, picture);
  return gathered;
}

export function pictureBox(id: string): string {
  return pictures.get(id)?.box ?? '0 0 100 100';
}

export function pictureIds(): string[] {
  return [...pictures.keys()];
}

function markup(shown: Iterable<Picture>): string {
  const symbols = [...shown].map(({ id, box, body }) => {
    // land ends at the edge of its square; a castle's keep may rise above it
    const overflow = /^(terrain-|houses-|castle-ground)/.test(id) ? 'hidden' : 'visible';
    return `<symbol id="${id}" viewBox="${box}" overflow="${overflow}">${body}</symbol>`;
  });
  return `<svg width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
}

export function spriteMarkup(): string {
  return markup(pictures.values());
}

/** Puts more pictures into the page, once each. */
export function mountPictures(found: Record<string, string>): void {
  document.body.insertAdjacentHTML('afterbegin', markup(gather(found)));
}

/** Those of the front door; the others come with the pages that show them. */
export function mountSprite(): void {
  mountPictures(files);
}
