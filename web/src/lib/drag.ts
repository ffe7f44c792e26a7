/** Dragging something over a board: which cell lies under the pointer, and where it was let go. */
import type { Attachment } from 'svelte/attachments';
import type { Cell } from './view';

function cellUnder(event: PointerEvent): Cell | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
  return found?.dataset['cell'] ?? null;
}

export function dragCell(onover: (cell: Cell | null) => void, ondrop: (cell: Cell | null) => void): Attachment<HTMLElement> {
  return (node) => {
    const over = (event: PointerEvent) => onover(cellUnder(event));
    const drop = (event: PointerEvent) => {
      node.removeEventListener('pointermove', over);
      node.style.pointerEvents = '';
      ondrop(cellUnder(event));
    };
    const grab = (event: PointerEvent) => {
      event.preventDefault();
      node.setPointerCapture(event.pointerId);
      node.style.pointerEvents = 'none';
      node.addEventListener('pointermove', over);
      node.addEventListener('pointerup', drop, { once: true });
    };
    node.addEventListener('pointerdown', grab);
    return () => node.removeEventListener('pointerdown', grab);
  };
}
