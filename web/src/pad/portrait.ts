/** Boards as pictures to keep: an SVG that stands by itself, painted into a PNG with its score beside it. */

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'color',
  '--player',
  '--player-dark',
  '--player-mark',
];

/** The looks that the page's style sheets give, written into the copy. */
function dress(copy: Element, original: Element): void {
  const looks = getComputedStyle(original);
  for (const name of STYLES) {
    const value = looks.getPropertyValue(name);
    if (value) (copy as SVGElement).style.setProperty(name, value);
  }
}

function uses(element: Element): string[] {
  return [...element.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
}

/** The symbols a picture uses, and those that they use. */
function symbols(element: Element, found = new Map<string, Element>()): Map<string, Element> {
  for (const id of uses(element)) {
    const symbol = document.getElementById(id);
    if (!symbol || found.has(id)) continue;
    found.set(id, symbol);
    symbols(symbol, found);
  }
  return found;
}

export function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => dress(element, originals[i] ?? svg));
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  defs.append(...[...symbols(svg).values()].map((symbol) => symbol.cloneNode(true)));
  copy.prepend(defs);
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function painted(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([standaloneSvg(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export interface Portrait {
  svg: SVGSVGElement;
  title: string;
  lines: [string, string][];
}

const WIDE = 520;
const LINE = 30;
const PAPER = '#fbf2dc';
const INK = '#33231a';

function write(pen: CanvasRenderingContext2D, { title, lines }: Portrait, x: number, top: number): void {
  pen.fillStyle = INK;
  pen.font = '700 34px Georgia, serif';
  pen.fillText(title, x + 20, 48, WIDE - 40);
  pen.font = '22px Georgia, serif';
  lines.forEach(([label, points], i) => {
    const y = top + (i + 1) * LINE;
    pen.textAlign = 'left';
    pen.fillText(label, x + 20, y, WIDE - 120);
    pen.textAlign = 'right';
    pen.fillText(points, x + WIDE - 20, y);
  });
  pen.textAlign = 'left';
}

/** All kingdoms side by side with their score sheets. */
export async function portraitPng(portraits: Portrait[]): Promise<Blob> {
  const images = await Promise.all(portraits.map(({ svg }) => painted(svg)));
  const land = WIDE - 40;
  const canvas = document.createElement('canvas');
  const longest = Math.max(...portraits.map(({ lines }) => lines.length));
  canvas.width = WIDE * portraits.length;
  canvas.height = 80 + land + 40 + LINE * (longest + 1);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot paint');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  images.forEach((image, i) => {
    const high = (land * image.naturalHeight) / image.naturalWidth;
    pen.drawImage(image, i * WIDE + 20, 70, land, high);
    write(pen, portraits[i]!, i * WIDE, 70 + high + 10);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot paint'))), 'image/png'),
  );
}
