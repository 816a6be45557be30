import { spreadsheet, xml } from './xml.ts';

/** Index of the border above a device's first row. */
const above = 1;

/** Editable cells; number formats 2 and 49 are 0.00 and text. */
const open = (numFmtId: number, borderId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1" applyProtection="1"><alignment horizontal="left"/><protection locked="0"/></xf>`;

const fonts = { bold: 1, grey: 2, small: 3 };

/** Labels on grey. */
const naming = (font: keyof typeof fonts, { isLocked = false, borderId = 0 } = {}) =>
  `<xf numFmtId="49" fontId="${fonts[font]}" fillId="2" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyBorder="1" applyFont="1" applyFill="1" applyAlignment="1" applyProtection="1"><alignment vertical="center"/><protection locked="${Number(isLocked)}"/></xf>`;

const formats = [
  ['plain', open(0)],
  ['money', open(2, above)],
  ['text', open(49)],
  ['service', naming('bold')],
  ['header', naming('bold', { isLocked: true })],
  ['locked', naming('grey', { isLocked: true })],
  // A protected sheet allows sorting and deleting rows only if none of their cells is locked.
  ['id', naming('grey', { borderId: above })],
  ['idAgain', naming('small')],
  ['product', naming('bold', { borderId: above })],
  ['label', naming('grey')],
] as const;

type Style = (typeof formats)[number][0];

/** Style indexes by name. */
export const style = Object.fromEntries(formats.map(([name], index) => [name, index])) as Record<
  Style,
  number
>;

const list = (tag: string, items: readonly string[]) =>
  `<${tag} count="${items.length}">${items.join('')}</${tag}>`;

const font = ({ more = '', size = 11, color = '' } = {}) =>
  `<font>${more}<sz val="${size}"/>${color && `<color rgb="${color}"/>`}<name val="Calibri"/><family val="2"/></font>`;
const fill = (pattern: string) => `<fill>${pattern}</fill>`;

export const stylesXml = xml(
  `<styleSheet xmlns="${spreadsheet}">${[
    list('fonts', [
      font(),
      font({ more: '<b/>' }),
      font({ color: 'FF6B7280' }),
      font({ size: 8, color: 'FF9CA3AF' }),
    ]),
    list('fills', [
      fill('<patternFill patternType="none"/>'),
      fill('<patternFill patternType="gray125"/>'),
      fill('<patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/><bgColor indexed="64"/></patternFill>'),
    ]),
    list('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      '<border><left/><right/><top style="thin"><color rgb="FF9CA3AF"/></top><bottom/><diagonal/></border>',
    ]),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      formats.map(([, format]) => format),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`,
);
