import { useState, type DragEvent } from 'react';

const near = (event: DragEvent, selector: string) =>
  (event.target as HTMLElement).closest<HTMLElement>(selector);

/**
 * The browser's own dragging of cards to columns: handlers of the board instead of each card, so that its size does not
 * matter. `dragged` is the card's id.
 */
export function useDrag(onDrop: (id: string, column: string) => void) {
  const [dragged, setDragged] = useState<string>();
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const id = near(event, '[data-card]')?.dataset.card;
      if (!id) return;
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined && near(event, '[data-column]')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const column = near(event, '[data-column]')?.dataset.column;
      if (dragged === undefined || column === undefined) return;
      event.preventDefault();
      onDrop(dragged, column);
    },
    onDragEnd: () => setDragged(undefined),
  };
  return { dragged, handlers };
}
