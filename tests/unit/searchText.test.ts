import { describe, expect, test } from 'vitest';
import { containsText, parseSearch, searchWords } from '../../src/schemas/searchText.ts';
import { withTradeWords } from '../../src/schemas/tradeWords.ts';

describe('a text is found', () => {
  test.each([
    ['Apple iPhone 13 Pro', ['iPhone13', 'iphone 13', 'i-phone 13', 'IPHONE13PRO', 'pro 13 iph', 'phone 13']],
    ['iPhone13', ['iphone 13', 'i-phone 13', 'i-phone-13']],
    ['Samsung Galaxy S21', ['samsung s21', 's 21 galaxy', 'gal sams']],
    ['Google Pixel 7 Pro Battery', ['pixel 7 pro bat', 'battery pixel7']],
    ['SM-G991U', ['smg991u', 'SM G991U', 'sm-g991', 'g991u']],
    ["Remplacement de l'écran", ['ecran', 'l’écran', 'ÉCRAN rempl']],
    ['Nia O’Brien', ["o'brien", 'obrien', 'o brien', 'O´BRIEN nia']],
    ['Adèle Lapointe', ['Lapointe, Adèle', 'adele lap']],
    ['Jean-Pierre Roy', ['jean pierre', 'jeanpierre', 'roy jean-p']],
    ['MacBook Air', ['mac book', 'macbook', 'book air']],
    ['+1 (514) 555-0123', ['514-555-0123', '+1 514 555 0123', '5550123', '0123', '514', '(514) 555']],
    ['+15145550123', ['514 555 0123', '1 514 555 0123']],
    ['356938035643809', ['3809', '35-693803-564380-9']],
    ['1Z9992', ['1z 9 99 2', '1z99']],
    ['Œuvre café', ['oeuvre', 'CAFE']],
    ['محمد علي', ['علي محمد']],
  ])('%s', (text, searches) => {
    for (const typed of searches) expect(containsText(text, typed), typed).toBe(true);
  });
});

test.each([
  ['iPhone 12', 'iphone 13'],
  ['iPhone 13', 'iphone 1 case'],
  ['Pixel 7a', '7b'],
  ['anything', '%'],
  ['anything', "' or 1=1 --"],
  ['anything', '.*'],
])('%s is not found by %s', (text, typed) => expect(containsText(text, typed)).toBe(false));

test('signs alone are found literally', () => {
  expect(containsText('Beta 50%', '%')).toBe(true);
  expect(containsText('gamma_1', ' _ ')).toBe(true);
});

test('one or two letters and up to three digits are found anywhere', () => {
  expect(containsText('Beta', 'ET')).toBe(true);
  expect(containsText('+15145550123', '555')).toBe(true);
});

test('an empty search finds everything', () => expect(containsText('anything', '  ')).toBe(true));

test('words of the trade find those of the other language', () => {
  const [term] = withTradeWords(parseSearch('écran')).terms;
  expect(term!.some((one) => searchWords('Screen Replacement').includes(one))).toBe(true);
});
