import { rowLabels } from '../layout.ts';
import { spreadsheet, xml } from './xml.ts';

/** The index of a line above, which parts a device from the one before. */
const above = 1;

/** Cells that can be written in; number formats 2 and 49 are 0.00 and text. */
const open = (numFmtId: number, borderId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1" applyProtection="1"><alignment horizontal="left"/><protection locked="0"/></xf>`;

/** A text, with what its row holds behind it: it is shown, and no part of the text. */
const named = 164;

const bold = (protection: string, numFmtId = 49, borderId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="1" fillId="2" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyBorder="1" applyFont="1" applyFill="1" applyProtection="1">${protection}</xf>`;

const grey = (numFmtId: number, borderId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="2" fillId="2" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyBorder="1" applyFont="1" applyFill="1"/>`;

const formats = [
  ['plain', open(0)],
  ['money', open(2, above)],
  ['text', open(49)],
  ['service', bold('<protection locked="0"/>')],
  ['header', bold('<protection locked="1"/>')],
  ['locked', grey(49)],
  ['id', grey(49, above)],
  ['product', bold('<protection locked="1"/>', named, above)],
] as const;

type Style = (typeof formats)[number][0];

/** The index of each style. */
export const style = Object.fromEntries(formats.map(([name], index) => [name, index])) as Record<
  Style,
  number
>;

const list = (tag: string, items: readonly string[]) =>
  `<${tag} count="${items.length}">${items.join('')}</${tag}>`;

const font = (more = '') => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const fill = (pattern: string) => `<fill>${pattern}</fill>`;

export const stylesXml = xml(
  `<styleSheet xmlns="${spreadsheet}">${[
    list('numFmts', [`<numFmt numFmtId="${named}" formatCode="@&quot; · ${rowLabels[0]}&quot;"/>`]),
    list('fonts', [font(), font('<b/>'), font().replace('<name', '<color rgb="FF6B7280"/><name')]),
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
