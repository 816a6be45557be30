import { spreadsheet, xml } from './xml.ts';

/** Cells that can be written in; number formats 2 and 49 are 0.00 and text. */
const open = (numFmtId: number) =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1" applyProtection="1"><alignment horizontal="left"/><protection locked="0"/></xf>`;

const bold = (protection: string) =>
  `<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyProtection="1">${protection}</xf>`;

const grey = (numFmtId: number) =>
  `<xf numFmtId="${numFmtId}" fontId="2" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

const formats = [
  ['plain', open(0)],
  ['money', open(2)],
  ['text', open(49)],
  ['service', bold('<protection locked="0"/>')],
  ['header', bold('<protection locked="1"/>')],
  ['locked', grey(49)],
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
    list('fonts', [font(), font('<b/>'), font().replace('<name', '<color rgb="FF6B7280"/><name')]),
    list('fills', [
      fill('<patternFill patternType="none"/>'),
      fill('<patternFill patternType="gray125"/>'),
      fill('<patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/><bgColor indexed="64"/></patternFill>'),
    ]),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      formats.map(([, format]) => format),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`,
);
