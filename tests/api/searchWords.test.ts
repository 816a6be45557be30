import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchWords } from '../../src/schemas/searchText.ts';
import { add } from './samples.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const texts = [
  'iPhone13 Pro',
  "l'écran d’un iPad",
  'SM-G991U, SM-G991B',
  'O´Brien O`Neil',
  'MacBookAir2',
  '+1 (514) 555-0123',
  '15145550123',
  '35 209900 176148 1',
  'adele.lapointe@example.com',
  'gamma_1 50% [x] \\ "y" {z} ~ §',
  'Œuvre ½ ² ﬁ Ａ',
  'محمد علي',
  'emoji 📱 here—and “there”…',
  '   ',
  '',
];

test('the database and the browser split texts into the same words', async () => {
  const squeeze = (text: string) => text.replaceAll(/ +/g, ' ');
  for (const text of texts) {
    const { rows } = (await services.database.db.execute(
      sql`select search_words(${text}::text) as words`,
    )) as {
      rows: unknown;
    };
    expect(squeeze((rows as { words: string }[])[0]!.words)).toBe(squeeze(searchWords(text)));
  }
});

test('lists are searched by these words; signs, patterns and SQL are text', async () => {
  await add(services, 'brands', { name: 'Search Café-13', slug: 'search-cafe' });
  const found = async (typed: string) => {
    const { status, json } = await services.ask('STAFF', 'GET', `brands?name=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    return (json as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  for (const typed of ['cafe13', '13 search', 'CAFÉ 13', 'caf'])
    expect(await found(typed), typed).toEqual(['Search Café-13']);
  for (const typed of ['%', '.*', "'; drop table brands --", '📱', '﷽', '\u202ecafe 14'])
    expect(await found(typed), typed).toEqual([]);
});
