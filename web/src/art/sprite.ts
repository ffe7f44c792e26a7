/** All pictures as one hidden SVG of symbols, so that a board is a handful of <use> elements. */

const files = import.meta.glob<string>('./pictures/*/*.svg', { query: '?raw', import: 'default', eager: true });

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

const pictures = new Map(Object.entries(files).map(([path, text]) => [read(path, text).id, read(path, text)]));

export function pictureBox(id: string): string {
  return pictures.get(id)?.box ?? '0 0 100 100';
}

export function pictureIds(): string[] {
  return [...pictures.keys()];
}

export function spriteMarkup(): string {
  const symbols = [...pictures.values()].map(({ id, box, body }) => {
    // land ends at the edge of its square; a castle's keep may rise above it
    const overflow = /^(terrain-|houses-|castle-ground)/.test(id) ? 'hidden' : 'visible';
    return `<symbol id="${id}" viewBox="${box}" overflow="${overflow}">${body}</symbol>`;
  });
  return `<svg width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
}

/** Puts the sprite into the page, once. */
export function mountSprite(): void {
  document.body.insertAdjacentHTML('afterbegin', spriteMarkup());
}
