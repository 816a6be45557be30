import { columnLetters } from '../../../../kit/sheet/cellAddress.ts';
import { packageParts } from '../../../../kit/sheet/write/packageParts.ts';
import { rowXml, type Cell } from '../../../../kit/sheet/write/rowXml.ts';
import { SharedStrings } from '../../../../kit/sheet/write/SharedStrings.ts';
import { style, stylesXml } from '../../../../kit/sheet/write/styles.ts';
import { spreadsheet, xml } from '../../../../kit/sheet/write/xml.ts';
import { zip } from '../../../../kit/sheet/zip/zip.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions } from '../../../../schemas/trade/terms.ts';
import { headers } from './sheetLayout.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const widths = [40, 36, 14];

/** Writes a version's prices as a sheet in dollars: a row per device and storage, a column per condition. */
export function writePrices(rows: readonly PriceRow[]): Blob {
  const strings = new SharedStrings();
  return zip(
    [
      ...packageParts('Prices'),
      { name: 'xl/styles.xml', content: [stylesXml] },
      { name: 'xl/worksheets/sheet1.xml', content: sheetXml(rows, strings) },
      // After the sheet, which collects its texts.
      { name: 'xl/sharedStrings.xml', content: strings },
    ],
    type,
  );
}

function* sheetXml(rows: readonly PriceRow[], strings: SharedStrings): Generator<string> {
  const end = `${columnLetters(headers.length - 1)}${rows.length + 1}`;
  const columns = headers.map(
    (_, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[index] ?? 12}" style="${style.plain}" customWidth="1"/>`,
  );
  yield xml(
    `<worksheet xmlns="${spreadsheet}"><dimension ref="A1:${end}"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane xSplit="3" ySplit="1" topLeftCell="D2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`,
  );
  yield rowXml(
    1,
    style.service,
    headers.map((value) => ({ value, style: style.service })),
    strings,
  );
  for (const [index, row] of rows.entries()) yield rowXml(index + 2, style.plain, cellsOf(row), strings);
  yield `</sheetData><autoFilter ref="A1:${end}"/></worksheet>`;
}

const cellsOf = ({ product_id, product, storage, amounts }: PriceRow): Cell[] => [
  { value: product_id, style: style.label },
  { value: product, style: style.service },
  { value: storage, style: style.text },
  ...conditions.map((condition) => {
    const amount = amounts[condition];
    return { value: amount === undefined ? '' : amount / 100, style: style.money };
  }),
];
