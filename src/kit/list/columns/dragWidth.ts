import { boundWidth } from '../../../schemas/listColumns.ts';

/**
 * Lets a column follow the pointer. The layout is fixed meanwhile, so that no other column moves. Calls `onEnd` with the
 * width, or with undefined if the drag was canceled or did not move.
 */
export function dragWidth(
  handle: HTMLElement,
  { pointerId, clientX }: { pointerId: number; clientX: number },
  onEnd: (width: number | undefined) => void,
): void {
  const head = handle.closest('th');
  const table = handle.closest('table');
  if (!head || !table) return;
  const release = fixLayout(table);
  const [start, whole] = [head.offsetWidth, table.offsetWidth];
  let width = start;
  const listening = new AbortController();
  const { signal } = listening;
  const end = (result: number | undefined) => {
    listening.abort();
    release();
    onEnd(result);
  };
  handle.setPointerCapture(pointerId);
  const onMove = (event: PointerEvent) => {
    width = boundWidth(start + event.clientX - clientX);
    head.style.width = `${width}px`;
    table.style.width = `${whole - start + width}px`;
  };
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', () => end(width === start ? undefined : width), { signal });
  handle.addEventListener('lostpointercapture', () => end(undefined), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
}

/** Gives all columns their present widths; returns the function that undoes it. */
function fixLayout(table: HTMLTableElement): () => void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const before = [table, ...heads].map((element) => ({ element, style: element.style.cssText }));
  const widths = [table, ...heads].map(({ offsetWidth }) => offsetWidth);
  for (const [index, { element }] of before.entries()) {
    element.style.minWidth = '0';
    element.style.maxWidth = 'none';
    element.style.width = `${widths[index]}px`;
  }
  table.style.tableLayout = 'fixed';
  return () => before.forEach(({ element, style }) => (element.style.cssText = style));
}
