// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import en from '../../src/i18n/en.ts';
import fr from '../../src/i18n/fr.ts';
import { numbered } from '../../src/kit/fields/numberText.ts';
import { orders } from '../../src/schemas/sales/orders.ts';
import { withTexts } from '../../src/i18n/StoreTexts.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { loadFirstMessages, preferredLanguage } from '../../src/i18n/languages.ts';
import { wholeWords } from '../../src/i18n/wholeWords.ts';

const flatten = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );

const english = new Map(flatten(en));
const french = new Map(flatten(fr));
/** Messages that neither the layout nor lists use. */
const later = [...english.keys()].find((key) => key.startsWith('priceMatrix.')) ?? '';
const parameters = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].toSorted();

describe('catalogues', () => {
  test('have the same keys', () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('have the same parameters and no empty text', () => {
    const different = [...english].filter(
      ([key, text]) =>
        !key.startsWith('ra.') && String(parameters(text)) !== String(parameters(french.get(key))),
    );
    expect(different).toEqual([]);
    expect([...english, ...french].filter(([key, text]) => !key.startsWith('ra.') && !text)).toEqual([]);
  });

  test('write record numbers as their language does', async () => {
    expect([...french].filter(([key, text]) => !key.startsWith('ra.') && /#%|nᵒ|n°/i.test(text))).toEqual([]);
    const { translate } = await createI18nProvider('fr');
    expect(numbered(orders, 12, translate)).toBe('Commande nº 12');
    expect(numbered(orders, undefined, translate)).toBe('Commande');
  });
});

describe('preferred language', () => {
  test.each([
    ['fr', ['en-CA'], 'fr'],
    [undefined, ['de-DE', 'fr-CA', 'en'], 'fr'],
    [undefined, ['de-DE'], 'en'],
    ['toString', ['fr'], 'fr'],
  ] as const)('%s and %j give %s', (chosen, spoken, expected) => {
    expect(preferredLanguage(chosen, spoken)).toBe(expected);
  });
});

describe('provider', () => {
  test('changes the language of messages and document', async () => {
    const provider = await createI18nProvider('en');
    expect(provider.translate('dialog.save')).toBe('Save');
    expect(document.documentElement.lang).toBe('en');
    await provider.changeLocale('fr');
    expect(provider.translate('dialog.save')).toBe('Enregistrer');
    expect(document.documentElement.lang).toBe('fr');
  });

  test('falls back to English for an unknown language', async () => {
    const provider = await createI18nProvider('fr');
    await provider.changeLocale('de');
    expect(provider.translate('dialog.save')).toBe('Save');
  });

  test('starts with the initial messages and has all once the code of a screen loads', async () => {
    const provider = await createI18nProvider('en', loadFirstMessages('en'));
    expect(provider.translate('shell.menu')).toBe(english.get('shell.menu'));
    expect(provider.translate('resources.orders.name', { smart_count: 2 })).toBe('Orders');
    expect(provider.translate(later, { _: '' })).toBe('');
    await wholeWords();
    expect(provider.translate(later)).toBe(english.get(later));
    expect(provider.translate('resources.orders.fields.order_no')).toBe(
      english.get('resources.orders.fields.order_no'),
    );
  });

  test('keeps a language chosen before all messages are loaded', async () => {
    const provider = await createI18nProvider('en', loadFirstMessages('en'));
    await Promise.all([wholeWords(), provider.changeLocale('fr'), wholeWords()]);
    expect(provider.getLocale()).toBe('fr');
    expect(provider.translate(later)).toBe(french.get(later));
  });

  test('reports a missing key and humanises it', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { translate } = await createI18nProvider('en');
    expect(translate('resources.things.fields.created_date')).toBe('Created date');
    expect(report).toHaveBeenCalledWith('Missing message: resources.things.fields.created_date');
    report.mockClear();
    expect(translate('A sentence of the server. With two parts.')).toBe(
      'A sentence of the server. With two parts.',
    );
    expect(report).not.toHaveBeenCalled();
  });
});

describe('messages of the store', () => {
  test('override the bundled ones', async () => {
    const { translate } = withTexts(
      await createI18nProvider('en'),
      { dialog: { save: 'Keep' }, resources: { brands: { name: 'Maker |||| Makers' } } },
      'en',
    );
    expect(translate('dialog.save')).toBe('Keep');
    expect(translate('resources.brands.name', { smart_count: 2 })).toBe('Makers');
    expect(translate('dialog.cancel')).toBe('Cancel');
    expect(translate('resources.none.name', { _: 'Otherwise' })).toBe('Otherwise');
  });

  test('are optional', async () => {
    const bundled = await createI18nProvider('en');
    expect(withTexts(bundled, {}, 'en')).toBe(bundled);
  });
});
