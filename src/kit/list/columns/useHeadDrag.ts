import { useState, type DragEvent } from 'react';

const sourceOf = (event: DragEvent) =>
  (event.target as HTMLElement).closest<HTMLElement>('th[data-source]')?.dataset.source;

/**
 * The browser's own dragging of column headers: handlers for their row. `onMove` gets the dragged column and the one whose
 * place it takes. Both are known while one is dragged over another.
 */
export function useHeadDrag(onMove: ((source: string, at: string) => void) | undefined) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const handlers = onMove && {
    onDragStart: (event: DragEvent) => {
      const source = sourceOf(event);
      if (!source) return;
      event.dataTransfer.setData('text/plain', source);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(source);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const source = sourceOf(event);
      setOver(source === dragged ? undefined : source);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const at = sourceOf(event);
      if (at !== undefined && at !== dragged) onMove(dragged, at);
      end();
    },
    onDragEnd: end,
  };
  return { dragged, over, handlers };
}
