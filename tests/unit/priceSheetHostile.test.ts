import { CFB } from 'xlsx';
import { ZipPassThrough } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { limits } from '../../src/custom/repairs/prices/sheet/limits.ts';
import { writeBook } from '../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import { readDirectory } from '../../src/kit/sheet/zip/directory.ts';
import { unzip } from '../../src/kit/sheet/zip/unzip.ts';
import { zip } from '../../src/kit/sheet/zip/zip.ts';
import {
  catalogueOf,
  exportedAt,
  fileOf,
  planOf,
  products,
  refusal,
  rowsOf,
  service,
  sheetOf,
  written,
} from './priceSheet.support.ts';

const catalogue = catalogueOf([service('p1', 'Battery'), service('p1', 'Screen'), service('p2', 'Battery')]);
const good = writeBook(catalogue, exportedAt);
const sheetPart = 'xl/worksheets/sheet1.xml';
const MB = 1024 * 1024;
/** Signature of an entry in a zip file's central directory. */
const entry = 'PK\u0001\u0002';

const refuse = (file: Blob) => refusal(file, catalogue);
const error = (name: string) => `priceSheet.errors.${name}`;
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** The valid file with changed parts; null removes a part. */
async function remade(change: (xml: string, name: string) => string | null): Promise<Blob> {
  const entries = unzip(readDirectory(await bytesOf(good)));
  const parts = entries.map(({ name, bytes }) => ({
    name,
    text: change(new TextDecoder().decode(bytes), name),
  }));
  return zip(
    parts.flatMap(({ name, text }) => (text === null ? [] : [{ name, content: [text] }])),
    good.type,
  );
}

const withSheet = (change: (xml: string) => string) =>
  remade((xml, name) => {
    const changed = name === sheetPart ? change(xml) : xml;
    if (name === sheetPart) expect(changed).not.toBe(xml);
    return changed;
  });

/** The valid file with numbers overwritten in the sheet's central directory entry. */
async function patched(change: (view: DataView, at: number) => void): Promise<Blob> {
  const bytes = await bytesOf(good);
  const name = Buffer.from(bytes).lastIndexOf(sheetPart);
  change(new DataView(bytes.buffer), name - 46);
  return new Blob([bytes]);
}

test('the unmodified file is valid', async () => {
  expect(rowsOf(await planOf(good, catalogue))).toEqual([]);
  expect(await refuse(await remade((xml) => xml))).toBe('not refused');
});

describe('not a spreadsheet', () => {
  test.each<[string, BlobPart[], string]>([
    ['nothing', [], 'empty_file'],
    ['text', ['Product ID,Product,Battery\n'], 'not_spreadsheet'],
    ['HTML', ['<html><table><tr><td>Product ID</td></tr></table></html>'], 'not_spreadsheet'],
    ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'not_spreadsheet'],
    ['the beginning of an archive', [new Uint8Array([0x50, 0x4b, 3, 4])], 'damaged'],
    [
      'the beginning of an .xls',
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
      'damaged',
    ],
  ])('%s', async (_, content, name) => {
    expect(await refuse(new Blob(content))).toBe(error(name));
  });

  test('an archive of something else', async () => {
    const text = zip([{ name: 'content.xml', content: ['<office/>'] }], '');
    expect(await refuse(text)).toBe(error('not_spreadsheet'));
    const document = await remade((xml, name) => (name.startsWith('xl/') ? null : xml));
    expect(await refuse(document)).toBe(error('damaged'));
  });
});

describe('truncated or damaged', () => {
  test.each([0.2, 0.5, 0.9, 0.999])('the first %f of an .xlsx', async (share) => {
    expect(await refuse(good.slice(0, Math.floor(good.size * share)))).toBe(error('damaged'));
  });

  test.each([0.3, 0.6])('the first %f of an .xls', async (share) => {
    const file = fileOf(sheetOf(['Battery'], { p1: [written] }), { bookType: 'xls' });
    expect(await refuse(file.slice(0, Math.floor(file.size * share)))).not.toBe('not refused');
  });

  test('a changed byte', async () => {
    const wrongChecksum = await patched((view, at) => view.setUint32(at + 16, 1, true));
    expect(await refuse(wrongChecksum)).toBe(error('damaged'));
  });

  test.each([sheetPart, 'xl/sharedStrings.xml', 'xl/workbook.xml'])('without %s', async (part) => {
    expect(await refuse(await remade((xml, name) => (name === part ? null : xml)))).toBe(error('damaged'));
  });

  test('a truncated sheet', async () => {
    const half = await withSheet((xml) => xml.slice(0, xml.length / 2));
    expect(await refuse(half)).not.toBe('not refused');
  });
});

describe('too large', () => {
  test('a file', async () => {
    const large = new Blob([new Uint8Array(limits.fileBytes), 'x']);
    expect(await refuse(large)).toBe(error('file_size'));
  });

  test('an archive that declares its uncompressed size', async () => {
    const bomb = await patched((view, at) => view.setUint32(at + 24, limits.inflatedBytes, true));
    expect(await refuse(bomb)).toBe(error('too_large_inside'));
  });

  test('an archive that exceeds its declared size', async () => {
    const liar = await patched((view, at) => view.setUint32(at + 24, 100, true));
    expect(await refuse(liar)).toBe(error('damaged'));
  });

  test.each([
    ['sheets', limits.inflatedBytes / MB, 'damaged'],
    ['sheets', limits.inflatedBytes / MB + 1, 'too_large_inside'],
    ['properties', limits.otherBytes / MB, 'damaged'],
    ['properties', limits.otherBytes / MB + 1, 'too_large_inside'],
  ])('an archive of %s, %i files that each declare 1 MB', async (kind, count, name) => {
    const folder = kind === 'sheets' ? 'xl/worksheets' : 'docProps';
    const parts = Array.from({ length: count }, (_, index) => ({
      name: index === 0 ? '[Content_Types].xml' : `${folder}/${index}.xml`,
      content: ['x'],
    }));
    const bytes = await bytesOf(zip(parts, ''));
    const buffer = Buffer.from(bytes.buffer);
    for (let at = buffer.indexOf(entry); at >= 0; at = buffer.indexOf(entry, at + 1))
      buffer.writeUInt32LE(MB, at + 24);
    expect(await refuse(new Blob([bytes]))).toBe(error(name));
  });

  describe('an archive of 60 MB in a few files', () => {
    const content = Array.from({ length: 60 }, () => ' '.repeat(1e6));
    const bomb = zip([{ name: '[Content_Types].xml', content }], '');
    const changed = async (change: (bytes: Buffer, directory: number) => void) => {
      const bytes = Buffer.from(await bytesOf(bomb));
      change(bytes, bytes.lastIndexOf(entry));
      return new Blob([bytes]);
    };

    test('is rejected by its central directory before anything is decompressed', async () => {
      expect(bomb.size).toBeLessThan(1e5);
      const unreadable = await changed((bytes, directory) => bytes.fill(0xff, 60, directory));
      expect(await refuse(unreadable)).toBe(error('too_large_inside'));
    });

    test('is decompressed up to its declared size only', async () => {
      const inflated = vi.spyOn(ZipPassThrough.prototype, 'push');
      const liar = await changed((bytes, directory) => bytes.writeUInt32LE(1e6, directory + 24));
      expect(await refuse(liar)).toBe(error('damaged'));
      const most = inflated.mock.calls.reduce((sum, [chunk]) => sum + chunk.length, 0);
      expect(most).toBeLessThan(20e6);
    });
  });

  test.each([
    ['rows', '<row><c><v>1</v></c></row>', limits.products * 4 + 3],
    ['cells', '<c><v>1</v></c>', limits.cells + 1],
  ])('rejects a sheet of too many %s before the library reads it', async (_, xml, count) => {
    // Random content, since equal cells would be refused for their compression ratio.
    const noise = Array.from({ length: 4e4 }, () => Math.random().toString(36)).join('');
    const far = await remade((part, name) => {
      if (name === 'xl/workbook.xml') return 'what the library would call damaged';
      const more = `<!--${noise}-->${xml.repeat(count)}</sheetData>`;
      return name === sheetPart ? part.replace('</sheetData>', more) : part;
    });
    expect(await refuse(far)).toBe(error('too_large'));
  });

  test('a sheet that declares all rows and columns', async () => {
    const claim = await withSheet((xml) =>
      xml.replace(/<dimension[^>]*>/, '<dimension ref="A1:XFD1048576"/>'),
    );
    expect(await refuse(claim)).toBe(error('too_large'));
  });

  test.each(['XFD7', 'C1048576', 'C4294967295'])('a sheet with a cell at %s', async (cell) => {
    const row = /\d+/.exec(cell)?.[0];
    const far = await withSheet((xml) =>
      xml.replace('</sheetData>', `<row r="${row}"><c r="${cell}"><v>1</v></c></row></sheetData>`),
    );
    expect(await refuse(far)).toBe(error('too_large'));
  });
});

describe('password protected', () => {
  test('an .xlsx', async () => {
    const container: unknown = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(5000));
    const file = new Blob([CFB.write(container, { type: 'array' }) as Uint8Array<ArrayBuffer>]);
    expect(await refuse(file)).toBe(error('encrypted'));
  });

  test('an .xls', async () => {
    const plain = fileOf(sheetOf(['Battery'], { p1: [written] }), { bookType: 'xls' });
    const container: { FileIndex: unknown[] } = CFB.read(await bytesOf(plain), { type: 'array' });
    const book = CFB.find(container, '/Workbook') as { content: Uint8Array; size: number };
    const begin = 4 + Buffer.from(book.content).readUInt16LE(2);
    // FilePass, RC4: its verifier matches no password.
    const filePass = Buffer.alloc(4 + 54, 1);
    filePass.set([0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0]);
    const content = Buffer.from(book.content);
    book.content = Buffer.concat([content.subarray(0, begin), filePass, content.subarray(begin)]);
    book.size = book.content.length;
    const file = new Blob([CFB.write(container, { type: 'array' }) as Uint8Array<ArrayBuffer>]);
    expect(await refuse(file)).toBe(error('encrypted'));
  });

  test('an archive', async () => {
    const locked = await patched((view, at) => view.setUint16(at + 8, 1, true));
    expect(await refuse(locked)).toBe(error('encrypted'));
  });
});

describe('formulas', () => {
  const price = /<c r="C3"[^>]*><v>89.99<\/v><\/c>/;
  const withPrice = (cell: string) => withSheet((xml) => xml.replace(price, cell));

  test.each([
    ['<c r="C3" s="1"><f>80+9.99</f><v>89.99</v></c>'],
    ['<c r="C3" s="1" t="str"><f>"Starts at $"&amp;89.99</f><v>Starts at $89.99</v></c>'],
  ])('use the cached value: %s', async (cell) => {
    expect(rowsOf(await planOf(await withPrice(cell), catalogue))).toEqual([]);
  });

  test.each([
    ['<c r="C3" s="1"><f>80+9.99</f></c>'],
    ['<c r="C3" s="1"><f>80+9.99</f><v/></c>'],
    ['<c r="C3" s="1"><f>80+9.99</f><v></v></c>'],
    ['<c r="C3" s="1" t="s"><f t="shared" si="0"/></c>'],
  ])('are invalid without a cached value: %s', async (cell) => {
    expect(rowsOf(await planOf(await withPrice(cell), catalogue))).toEqual([
      {
        kind: 'invalid',
        address: 'Services!C3',
        value: '',
        reason: 'priceSheet.reasons.formula_without_value',
        title: 'Battery',
        product: 'Apple | iPhone 15',
      },
    ]);
  });

  test('may be empty', async () => {
    const plan = await planOf(await withPrice('<c r="C3" t="str"><f>""</f><v></v></c>'), catalogue);
    expect(rowsOf(plan)).toMatchObject([{ kind: 'update', after: { cost: null } }]);
  });
});

test('does not export a store that is too large for a sheet', () => {
  const many = Array.from({ length: limits.services + 1 }, (_, index) => service('p1', `Service ${index}`));
  expect(() => writeBook(catalogueOf(many, products), exportedAt)).toThrow(error('too_many'));
});
