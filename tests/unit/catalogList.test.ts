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

describe('a list for the global catalogue', () => {
  test('is read with what may be left out', () => {
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

  test('says line by line what is wrong', () => {
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
    ['another encoding', new Uint8Array([0x62, 0xe9, 0x0a]), 'The list is not written in UTF-8.'],
    ['too many bytes', new Uint8Array(21 * 1024 * 1024), 'The list is larger than 20 MB.'],
    ['too many lines', `brand,name\n${'A,B\n'.repeat(100_001)}`, 'The list has more than 100000 lines.'],
  ])('with %s is refused', (_, list, fault) => {
    expect(faultsOf(list)[0]).toBe(fault);
  });

  test('tells a hundred faults, and how many more there are', () => {
    const faulty = `brand,name\n${',B\n'.repeat(150)}`;
    expect(() => read(faulty)).toThrow(/Line 101: the brand is missing\.\n… and 50 more\.$/);
  });
});
