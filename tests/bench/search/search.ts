import { getTableName, sql, type SQL } from 'drizzle-orm';
import { searchedTable } from '../../../server/core/records/isFound.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import type { TestApp } from '../../api/support.ts';
import { besideOwnSql, compareWithSql, type Case } from '../compareWithSql.ts';
import { counts, fill } from './fill.ts';

const count = (number: number) => number.toLocaleString('en');

/**
 * Compares the search of all resources and of single lists with their own SQL (aim 1.5x), and with the least SQL that finds
 * the words in each table, without rights, references and ranks.
 */
export const benchSearch = (): Promise<void> =>
  compareWithSql({
    title: Object.entries(counts)
      .map(([name, number]) => `${count(number)} ${name}`)
      .join(', '),
    fill: ({ database, store }) => fill(database, store),
    casesOf,
  });

/** The tables with a search column, once they are registered. */
function searchedTables(): string[] {
  return [
    ...new Set(
      Object.values(models).flatMap((model: Model) => {
        const table = model.find && searchedTable(model);
        return table ? [getTableName(table)] : [];
      }),
    ),
  ];
}

/** What is typed, and the LIKE patterns of its words. */
const typed: Record<string, [text: string, words: string[]][]> = {
  'A name': [
    ['noor singh 77', ['%noor%', '%singh%', '% 77%']],
    ['élodie tremblay', ['%elodie%', '%tremblay%']],
  ],
  'A number': [
    ['514-200-4242', ['%5142004242%']],
    ['150042', ['%150042%']],
    ['4242', ['%4242%']],
  ],
  'A product': [
    ['galaxy s4242', ['%galaxy%', '% 4242%']],
    ['sm-777u', ['%sm777u%']],
    ['pixel 14', ['%pixel%', '% 14%']],
  ],
  'A letter': [['n', ['% n%']]],
};

async function casesOf(services: TestApp): Promise<Case[][]> {
  const { store } = services;
  const ofStore = sql`store_id = ${store.id}`;
  const found = (table: string, words: string[]): SQL =>
    sql`${ofStore} and ${sql.join(
      words.map((word) => sql`${sql.identifier(table)}.search like ${word}`),
      sql` and `,
    )}`;
  const everywhere = Object.entries(typed).map(([title, searches]) =>
    searches.map(([text, words]): Case => ({
      title,
      paths: [`/dc/search?q=${encodeURIComponent(text)}`],
      statements: searchedTables().map(
        (
          table,
        ) => sql`select * from (select * from ${sql.identifier(table)} where ${found(table, words)} limit 300) f
          order by search like ${`%=${text}=%`} desc, length(search) limit 6`,
      ),
    })),
  );
  const list = ['noor singh', 'customer4242'].map((text): Case => {
    const where = found(
      'customers',
      text.split(' ').map((word) => `%${word}%`),
    );
    return {
      title: 'List of customers',
      paths: [`customer?per_page=10&search=${encodeURIComponent(text)}`],
      statements: [
        sql`select count(*) from customers where ${where}`,
        sql`select * from customers where ${where} order by folded(first_name) collate "C", folded(last_name) collate "C", id limit 10`,
      ],
    };
  });
  const own: Case[][] = [];
  for (const variants of everywhere) own.push(await besideOwnSql(services, variants));
  return [...everywhere, ...own, list];
}
