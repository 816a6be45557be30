import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import en from '../../src/i18n/en.ts';
import fr from '../../src/i18n/fr.ts';
import { messagePlaceholders } from '../../src/schemas/messageRules/placeholders.ts';

const flatten = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );

const catalogues = { English: new Map(flatten(en)), French: new Map(flatten(fr)) };
const areas = Object.keys(en).filter((area) => !['ra', 'resources'].includes(area));
const key = new RegExp(`(?<!useStore\\()['"\`]((?:${areas.join('|')})\\.[\\w.-]+)['"\`]`, 'g');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'),
);

const placeholders = new Set<string>(messagePlaceholders);
const named = sources
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(key)].map(([, found = '']) => ({ found, file })),
  )
  .filter(({ found }) => !placeholders.has(found));

/** Texts that are the same in both languages. */
const alike = new Set([
  'Actions',
  'Active',
  'Administration',
  'Canada',
  'Cc',
  'Confirmation',
  'Ctrl + Z',
  'Commission',
  'Commissions',
  'Conversation |||| Conversations',
  'Date',
  'Description',
  'FedEx',
  'IMEI',
  'Image',
  'Net',
  'Notification |||| Notifications',
  'Notifications',
  'Options',
  'Pages',
  'Photos',
  'Province',
  'Purolator',
  'Service |||| Services',
  'Signature',
  'Taxes',
  // Email subjects are in the recipient's language.
  'Votre message à %{store}',
  'Your message to %{store}',
  'Version',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Page',
  'Page |||| Pages',
  'Accent',
  'HTML',
  'Reamaze',
  'Script',
  'Commission',
  'Commission |||| Commissions',
  'Scripts',
  'Shipsurance',
  'lb',
  'oz',
  'Section 1',
  'Section 2',
  'Section 3',
  'Section 4',
  'Section 5',
  'Section 6',
  'Service',
  'Services',
  'Shipsurance',
  'Twitter',
  'Slogan',
  'Total',
  'Transaction',
  'Transaction |||| Transactions',
  'Type',
  'Version %{version}',
  '%{name} (inactive)',
]);

/** Place names, unit symbols, and messages of the library. */
const notOurs = /^(ra|regions|resources\.shipments\.units)\./;

const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/%\{\w+\}|UTC/g, ''));

describe.each(Object.entries(catalogues))('%s', (_, catalogue) => {
  test('has every message key used in the sources', () => {
    expect(named.length).toBeGreaterThan(50);
    const keys = [...catalogue.keys()];
    const isKnown = (found: string) =>
      catalogue.has(found) || keys.some((one) => one.startsWith(`${found}.`));
    expect(named.filter(({ found }) => !isKnown(found))).toEqual([]);
  });

  test('has no extra keys', () => {
    const all = new Set(Object.values(catalogues).flatMap((one) => [...one.keys()]));
    expect([...all].filter((one) => !catalogue.has(one))).toEqual([]);
  });
});

test('has French texts that differ from English, except for listed ones', () => {
  const untranslated = [...catalogues.English].filter(
    ([name, text]) =>
      catalogues.French.get(name) === text && !notOurs.test(name) && hasWords(text) && !alike.has(text),
  );
  expect(untranslated).toEqual([]);
});

test('uses all listed texts that are the same in both languages', () => {
  const texts = new Set(catalogues.French.values());
  expect([...alike].filter((text) => !texts.has(text))).toEqual([]);
});

test('code writes no number of a record itself: French has another sign', () => {
  const own = /#\$?\{[\w.?]*(?:number|_no)\b/;
  expect(sources.filter((file) => own.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
});
