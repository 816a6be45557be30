import { boundWidth } from '../../../schemas/listColumns.ts';

/** Returns the width at which a header and the cells below it show all of their content. */
export function fittingWidth(head: HTMLTableCellElement): number {
  const rows = [...(head.closest('table')?.rows ?? [])];
  const cells = rows.flatMap((row) => row.cells[head.cellIndex] ?? []);
  return boundWidth(Math.ceil(Math.max(...cells.map(widthOf))) + 1);
}

/** The content may be wider than the cell, which cuts it off. */
function widthOf(cell: HTMLTableCellElement): number {
  const content = document.createRange();
  content.selectNodeContents(cell);
  const handle = cell.querySelector('.resize');
  if (handle) content.setEndBefore(handle);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return (
    content.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
  );
}
