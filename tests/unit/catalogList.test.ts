import { describe, expect, test } from 'vitest';
import { ListError, readList } from '../../server/seed/globalCatalog/readList.ts';

const read = (text: string) => readList(new TextEncoder().encode(text));

const faultsOf = (text: string | Uint8Array): string[] => {
  try {
    readList(typeof text === 'string' ? new TextEncoder().encode(text) : text);
    return [];
  } catch (error) {
    if (error instanceof ListError) return error.faults;
    throw error;
  }
};

describe('global catalogue list', () => {
  test('is parsed with optional columns', () => {
    const [phone, maker, tablet] = read(
      '\uFEFFbrand;Name;model_number;kind;date;slug;image\r\nApple;" iPhone 13 ";"A2482, A2631";Phone;2021-09-24;;\r\n\r\nAcme;;;;;acme-co;https://images.example/a.png\r\nAcme;Acme Pad+;;tablet;;;\r\n',
    );
    expect(phone).toEqual({
      number: 2,
      brand: 'Apple',
      name: 'iPhone 13',
      slug: 'apple-iphone-13',
      kind: 'phone',
      other_name: null,
      model_number: 'A2482, A2631',
      image: null,
      date: '2021-09-24',
    });
    expect(maker).toMatchObject({
      number: 4,
      name: '',
      slug: 'acme-co',
      image: 'https://images.example/a.png',
    });
    expect(tablet).toMatchObject({ number: 5, slug: 'acme-pad-plus', kind: 'tablet', model_number: null });
  });

  test('reports errors by line', () => {
    const wrong = [
      'brand,name,slug,kind,image,date',
      ',Phone,,,,',
      'Acme,Phone,No slug!,,,',
      'Acme,"Two\nlines",,toaster,,',
      'Acme,A,,,http://images.example/a.png,2025-02-30',
      'Acme,A,,,,,more',
      `Acme,${'x'.repeat(201)},x,,,`,
      'Acme,B,,,,',
      'Acme,b,,,,',
    ];
    expect(faultsOf(wrong.join('\n'))).toEqual([
      'Line 2: the brand is missing.',
      'Line 3: "No slug!" is no slug.',
      expect.stringMatching(/^Line 4: kind is none of phone, tablet/),
      'Line 6: image is no address that begins with https://.',
      'Line 6: date is no day like 2025-03-31.',
      'Line 7: it has more cells than there are columns.',
      'Line 8: name is longer than 200 characters.',
      'Line 10: the slug acme-b is that of line 9 too.',
    ]);
  });

  test.each<[what: string, list: string | Uint8Array, fault: string]>([
    ['nothing', '', 'Line 1: the column brand is missing.'],
    ['a head alone', 'brand,name\n', 'The list has no lines.'],
    ['an unknown column', 'brand,name,price\nA,B,1', 'Line 1: there is no column "price".'],
    ['a column twice', 'brand,name,name\nA,B,C', 'Line 1: the column name is there twice.'],
    ['an open quotation mark', 'brand,name\nA,"B\nC,D', 'Line 2: a quotation mark is not closed.'],
    [
      'another encoding',
      new Uint8Array([0x62, 0xe9, 0x0a]),
      'The list is written neither in UTF-8 nor in UTF-16.',
    ],
    ['too many bytes', new Uint8Array(21 * 1024 * 1024), 'The list is larger than 20 MB.'],
    ['too many lines', `brand,name\n${'A,B\n'.repeat(100_001)}`, 'The list has more than 100000 lines.'],
  ])('with %s is rejected', (_, list, fault) => {
    expect(faultsOf(list)[0]).toBe(fault);
  });

  test('reports a hundred errors and the number of others', () => {
    const faulty = `brand,name\n${',B\n'.repeat(150)}`;
    expect(() => read(faulty)).toThrow(/Line 101: the brand is missing\.\n… and 50 more\.$/);
  });

  test.each([
    ['UTF-16, small end first, with its mark', true, true],
    ['UTF-16, small end first', true, false],
    ['UTF-16, large end first, with its mark', false, true],
    ['UTF-16, large end first', false, false],
  ])('is parsed in %s', (_, isSmallFirst, isMarked) => {
    const text = `${isMarked ? '\uFEFF' : ''}brand,name\nÉclair,Télé 1\n`;
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), isSmallFirst);
    expect(readList(bytes)).toMatchObject([{ brand: 'Éclair', name: 'Télé 1' }]);
  });

  test('skips lines with errors on request and reports their line numbers', () => {
    const told: string[] = [];
    const text = `brand,name,model_number\nApple,iPhone 13,\n,Nameless,\nGoogle,Pixel 8,"${'G9BQD, '.repeat(60)}"\nApple,iPhone 13,\n`;
    const lines = readList(new TextEncoder().encode(text), (fault) => told.push(fault));
    expect(lines.map(({ number, name }) => [number, name])).toEqual([
      [2, 'iPhone 13'],
      [4, 'Pixel 8'],
    ]);
    expect(told).toEqual([
      'Line 3: the brand is missing.',
      'Line 5: the slug apple-iphone-13 is that of line 2 too.',
    ]);
    expect(() => readList(new TextEncoder().encode('brand,name\n,x\n'), () => undefined)).toThrow(ListError);
  });
});
