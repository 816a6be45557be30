import { columnLetters } from '../../../../../kit/sheet/cellAddress.ts';
import {
  columnCount,
  firstProductRow,
  firstServiceColumn,
  noteRow,
  rowLabels,
  rowNameOf,
  rowCount,
} from '../layout.ts';
import { limits } from '../limits.ts';
import { style } from '../../../../../kit/sheet/write/styles.ts';
import { spreadsheet, xml } from '../../../../../kit/sheet/write/xml.ts';

const column = (first: number, last: number, width: number, styleIndex: number) =>
  `<col min="${first}" max="${last}" width="${width}" style="${styleIndex}" customWidth="1"/>`;

/** Fits the column to its texts, within bounds. */
const widthOf = (least: number, texts: readonly string[]) =>
  Math.min(
    60,
    texts.reduce((width, text) => Math.max(width, text.length + 2), least),
  );

/** The columns: ids, devices, services, and empty ones for new services. */
const columns = (names: readonly string[], titles: readonly string[]) =>
  [
    column(1, 1, 40, style.locked),
    column(
      2,
      2,
      widthOf(
        24,
        names.flatMap((name) => rowLabels.map((label) => rowNameOf(name, label))),
      ),
      style.locked,
    ),
    ...titles.map((title, index) => {
      const number = columnCount(index) + 1;
      return column(number, number, widthOf(18, [title]), style.plain);
    }),
    column(columnCount(titles.length) + 1, columnCount(limits.services) + 1, 18, style.plain),
  ].join('');

const firstCell = `${columnLetters(firstServiceColumn)}${firstProductRow + 1}`;

/** Freezes the first rows and columns. Locked cells are protected against accidental changes. */
const view = `<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane xSplit="${firstServiceColumn}" ySplit="${firstProductRow}" topLeftCell="${firstCell}" activePane="bottomRight" state="frozen"/><selection pane="bottomRight" activeCell="${firstCell}" sqref="${firstCell}"/></sheetView></sheetViews>`;
const protection =
  '<sheetProtection sheet="1" formatCells="0" formatColumns="0" formatRows="0" insertColumns="0" deleteColumns="0" deleteRows="0" sort="0" autoFilter="0"/>';

/**
 * The XML before and after the rows, for these device names and service titles. The note's row is the header of filter
 * and sort: it is locked, and a locked row among the sorted ones would block sorting.
 */
export function frame(names: readonly string[], titles: readonly string[]) {
  const end = `${columnLetters(columnCount(titles.length) - 1)}${rowCount(names.length)}`;
  return {
    head: xml(
      `<worksheet xmlns="${spreadsheet}"><dimension ref="A1:${end}"/>${view}<cols>${columns(names, titles)}</cols><sheetData>`,
    ),
    foot: `</sheetData>${protection}<autoFilter ref="A${noteRow + 1}:${end}"/></worksheet>`,
  };
}
