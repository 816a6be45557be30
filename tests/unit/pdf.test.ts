import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isPrintable, printable } from '../../src/kit/export/printable.ts';
import { toPdf } from '../../src/kit/export/toPdf.ts';

describe('PDF text', () => {
  test.each([
    ['Élise Côté-Lefèvre', 'Élise Côté-Lefèvre'],
    ['l’œuvre « à part » — 12 €', 'l’œuvre « à part » — 12 €'],
    ['Łukasz Dvořák', '?ukasz Dvorák'],
    ['日本', '??'],
    ['1\u202f299', '1 299'],
    ['+1 416 555 0101', '+1 416 555 0101'],
    ["'=1+1", "'=1+1"],
    ['Cote\u0301', 'Coté'],
  ])('prints %j as %j', (cell, printed) => expect(printable(cell)).toBe(printed));

  test('keeps numbers', () => expect(printable(12.5)).toBe('12.5'));

  test.each([
    ['Dvořák\u202f?', true],
    [12.5, true],
    ['Łukasz', false],
    ['日本', false],
  ])('replaces in %j the unprintable: %j', (cell, expected) => expect(isPrintable(cell)).toBe(expected));
});

test('keeps a phone number on one line beside long columns', async () => {
  const long = 'Screen, battery, back cover, charging port and camera replacement. '.repeat(4);
  const rows = [
    ['Name', 'Phone', 'Services', 'Note', 'Address'],
    ['Ada Berg', '+1 416 555 0101', long, long, long],
  ];
  const pdf = Buffer.from(await toPdf('Quotes', rows).arrayBuffer()).toString('latin1');
  const [, page = ''] = /stream\n(.*?)\nendstream/s.exec(pdf) ?? [];
  expect(inflateSync(Buffer.from(page, 'latin1')).toString('latin1')).toContain('(+1 416 555 0101)');
});
