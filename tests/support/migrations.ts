import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The newest migration of the last version. Nodes of that version must work beside all later migrations. */
export const lastReleasedMigration = '0044_sold_lines_of_orders';

const folder = 'server/migrations';

interface Journal {
  entries: { tag: string; when: number }[];
}

const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

/** All migrations in order: name, creation time and statements. */
export const migrations = journal.entries.map(({ tag, when }) => ({
  name: tag,
  when,
  statements: readFileSync(join(folder, `${tag}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean),
}));

const countOfVersion = migrations.findIndex(({ name }) => name === lastReleasedMigration) + 1;

export const releasedMigrations = migrations.slice(0, countOfVersion);
export const unreleasedMigrations = migrations.slice(countOfVersion);

/** Copies the migrations of the last version into a new folder. */
export function releasedMigrationsFolder(): string {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(folder, copy, { recursive: true });
  const entries = journal.entries.slice(0, countOfVersion);
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
}

/** Copies the migrations into a new folder, and adds one with these statements. */
export function migrationsWith(...statements: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(folder, copy, { recursive: true });
  const last = journal.entries.at(-1)!;
  const entries = [...journal.entries, { ...last, tag: 'added', when: last.when + 1 }];
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  writeFileSync(join(copy, 'added.sql'), statements.join('--> statement-breakpoint\n'));
  return copy;
}
