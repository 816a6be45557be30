import { expect, test } from 'vitest';
import { templateTexts, mapTexts } from '../../src/schemas/storefront/documentTexts.ts';
import { hrefsOf, sitePathOf } from '../../src/schemas/storefront/siteLinks.ts';
import { textOfHtml } from '../../src/schemas/textOfHtml.ts';

test.each([
  ['/locations/ottawa', '/locations/ottawa'],
  ['locations/Ottawa/', '/locations/ottawa'],
  ['/locations/ottawa?from=home#map', '/locations/ottawa'],
  ['https://shop.example/locations/ottawa', '/locations/ottawa'],
  ['/page/%C3%A0-propos', '/page/à-propos'],
  ['/page/%E0', '/page/%e0'],
  ['https://other.example/locations/ottawa', undefined],
  ['mailto:a@b.ca', undefined],
  ['#top', '/'],
])('resolves %s to %s', (link, path) => {
  expect(sitePathOf(link, 'shop.example')).toBe(path);
});

test('finds links in HTML with any quotes', () => {
  expect(hrefsOf(`<a href="/a">1</a> <a class=x href='/b'>2</a> <a href=/c>3</a> <p>href</p>`)).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});

test('extracts the text of HTML by block', () => {
  expect(textOfHtml('<h2>Title</h2><p>One &amp; <b>two</b><br>three</p><ul><li>Four</li></ul>')).toBe(
    'Title\nOne & two\nthree\nFour',
  );
  expect(textOfHtml('a < b')).toBe('a < b');
});

test('extracts the texts of a static page from its blocks, including columns and without code', () => {
  const block = (type: string, props: object) => ({ type, props: { id: type, ...props } });
  const row = block('Row', {
    first: [block('Text', { content: '<p>Inside</p>' }), block('Html', { code: '<b>code</b>' })],
  });
  const content = [
    block('Heading', { text: 'Hello' }),
    row,
    block('Button', { label: 'Book', link: '/book' }),
  ];
  const template = { root: {}, content };
  expect(templateTexts(template)).toEqual(['Hello', '<p>Inside</p>', 'Book']);
  const upper = mapTexts(template, (text) => text.toUpperCase());
  expect(templateTexts(upper)).toEqual(['HELLO', '<P>INSIDE</P>', 'BOOK']);
  expect(JSON.stringify(upper)).toContain('<b>code</b>');
});
