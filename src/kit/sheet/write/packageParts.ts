import { escapeXml, spreadsheet, xml } from './xml.ts';

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`;

const relationship = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;

const relationships = (...all: string[]) => [
  xml(`<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`),
];

/** The fixed parts of a workbook with one sheet; without sheet, strings and styles. */
export const packageParts = (sheet: string) => [
  {
    name: '[Content_Types].xml',
    content: [
      xml(
        `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
          override('workbook', 'sheet.main'),
          override('worksheets/sheet1', 'worksheet'),
          override('styles', 'styles'),
          override('sharedStrings', 'sharedStrings'),
        ].join('')}</Types>`,
      ),
    ],
  },
  { name: '_rels/.rels', content: relationships(relationship(1, 'officeDocument', 'xl/workbook.xml')) },
  {
    name: 'xl/workbook.xml',
    content: [
      xml(
        `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relationships(
      relationship(1, 'worksheet', 'worksheets/sheet1.xml'),
      relationship(2, 'styles', 'styles.xml'),
      relationship(3, 'sharedStrings', 'sharedStrings.xml'),
    ),
  },
];
