import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookups } from '../../server/store/tables.ts';
import { texts } from '../../server/storefront/tables.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
  const { database, store, other } = services;
  const own = { store_id: store.id, folder: 'dashboard', locale: 'en' } as const;
  await database.db.insert(texts).values([
    { ...own, key: 'shell.new', value: 'Add' },
    { ...own, key: 'resources.brands.name', value: 'Maker |||| Makers' },
    { ...own, key: 'auth.title', value: null },
    { ...own, locale: 'fr', key: 'shell.new', value: 'Ajouter' },
    { ...own, folder: 'frontend', key: 'Repair', value: 'Fix' },
    { ...own, store_id: other.id, key: 'shell.new', value: 'Theirs' },
  ]);
  const word = { store_id: store.id, language_code: 'en', display_order: 0 };
  await database.db.insert(lookups).values([
    { ...word, type: 'TYPE', code: 'QUOTE', code_text: 'Quote', display_order: 1 },
    { ...word, type: 'TYPE', code: 'APPOINTMENT', code_text: 'Appointment' },
    { ...word, type: 'TYPE', code: 'QUOTE', code_text: 'Soumission', language_code: 'fr' },
    { ...word, type: 'QUOTE_STATUS', code: 'NEW', code_text: 'New' },
    { ...word, type: 'TYPE', code: 'QUOTE', code_text: 'Theirs', store_id: other.id },
  ]);
});
afterAll(() => services.close());

const get = (path: string) => services.ask('STAFF', 'GET', `/dc/translation/${path}`);

describe('texts of the dashboard', () => {
  test('belong to the store, by language, nested like the catalogue', async () => {
    expect((await get('dashboard/en')).json).toEqual({
      shell: { new: 'Add' },
      resources: { brands: { name: 'Maker |||| Makers' } },
    });
    expect((await get('dashboard/fr')).json).toEqual({ shell: { new: 'Ajouter' } });
  });

  test('exist in English and French only, for signed-in users', async () => {
    expect((await get('dashboard/de')).status).toBe(400);
    expect((await services.app.inject({ url: '/dc/translation/dashboard/en' })).statusCode).toBe(401);
  });
});

describe('lookups', () => {
  const types = [
    { code: 'APPOINTMENT', code_text: 'Appointment', type: 'TYPE', language_code: 'en' },
    { code: 'QUOTE', code_text: 'Quote', type: 'TYPE', language_code: 'en' },
  ];
  const statuses = [{ code: 'NEW', code_text: 'New', type: 'QUOTE_STATUS', language_code: 'en' }];

  test.each([
    ['types=TYPE', types],
    ['types=repair_type', types],
    ['types=type&types=REPAIR_QUOTE_STATUS', [...statuses, ...types]],
    ['types=type,quote_status', [...statuses, ...types]],
    ['', [...statuses, ...types]],
    ['types=nothing', []],
  ])('%s', async (query, expected) => {
    expect((await get(`en/repair/lookups?${query}`)).json).toEqual(expected);
  });

  test('in French', async () => {
    expect((await get('fr/repair/lookups?types=TYPE')).json).toMatchObject([{ code_text: 'Soumission' }]);
  });
});
