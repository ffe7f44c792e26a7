/** Dragging something over a board: which cell lies under the pointer, where it was let go, or that it was only tapped. */
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../wire/terms';

export interface Drag {
  over(cell: Cell | null): void;
  drop(cell: Cell | null, by: 'mouse' | 'touch'): void;
  tap(): void;
}

const STEADY = 6;

function cellUnder(event: PointerEvent): Cell | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
  return found?.dataset['cell'] ?? null;
}

export function dragCell(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let far = false;
    const grab = (event: PointerEvent) => {
      event.preventDefault();
      start = event;
      far = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      far ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STEADY;
      if (far) drag.over(cellUnder(event));
    };
    const drop = (event: PointerEvent) => {
      if (!start) return;
      start = null;
      if (far) drag.drop(cellUnder(event), event.pointerType === 'touch' ? 'touch' : 'mouse');
      else drag.tap();
    };
    const cancel = () => (start = null);
    const listeners = { pointerdown: grab, pointermove: move, pointerup: drop, pointercancel: cancel } as const;
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) node.removeEventListener(name, listener);
    };
  };
}
