interface Migration {
  name: string;
  statements: string[];
}

/** Statements that rewrite or read a whole table under a lock that calls wait for, and why; `$1` is the table. */
const locking: [RegExp, string][] = [
  [
    /^create (?:unique )?index (?!concurrently).*? on (?:only )?("?[\w.]+"?)/is,
    'builds an index under a lock: concurrently',
  ],
  [/^alter table (?:only )?(\S+) alter column \S+ (?:set data )?type\b/is, 'rewrites the table'],
  [
    /^alter table (?:only )?(\S+) add column .*\b(?:serial|identity|stored|clock_timestamp|random|gen_random_uuid|nextval)\b/is,
    'rewrites the table: the values differ by row',
  ],
  [
    /^alter table (?:only )?(\S+) add column .*\b(?:unique|primary key|references|check)\b/is,
    'checks all rows: add the constraint on its own',
  ],
  [
    /^alter table (?:only )?(\S+) add constraint (?!.*\b(?:not valid|using index)\b)/is,
    'checks all rows: not valid first, validated by a later migration',
  ],
  [/^alter table (?:only )?(\S+) set (?:logged|unlogged|tablespace)\b/is, 'rewrites the table'],
  [/^update (?:only )?("?[\w.]+"?)/is, 'changes a whole table in one transaction: in portions, by a job'],
  [
    /^delete from (?:only )?("?[\w.]+"?)/is,
    'changes a whole table in one transaction: in portions, by a job',
  ],
  [/^(?:cluster|vacuum full|lock table|refresh materialized view) ("?[\w.]+"?)/is, 'locks the table'],
];

const bare = (name: string) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase();

const createdTables = (statements: string[]) =>
  new Set(
    statements.flatMap((one) => {
      const name = /^create (?:unlogged )?table (?:if not exists )?(\S+)/i.exec(one)?.[1];
      return name ? [bare(name)] : [];
    }),
  );

/** Whether a check that the column is not null has been validated: the table need not be read again. */
const isKnownNotNull = (column: string, earlier: string[]) =>
  earlier.some((one) => {
    const name = new RegExp(`add constraint (\\S+) check \\(\\(?${column} is not null\\)`, 'is').exec(
      one,
    )?.[1];
    return name !== undefined && earlier.some((other) => other.includes(`VALIDATE CONSTRAINT ${name}`));
  });

/** Returns what in a migration locks a table that may have millions of rows for long, given the migrations before it. */
export function lockingStatements({ statements }: Migration, before: Migration[]): string[] {
  const created = createdTables(statements);
  const earlier = before.flatMap((one) => one.statements);
  const isMixed =
    statements.some((one) => /\bindex concurrently\b/i.test(one)) &&
    !statements.every((one) => /^create (?:unique )?index concurrently\b/i.test(one));
  return [
    ...(isMixed ? ['an index that is built concurrently needs a migration of its own'] : []),
    ...statements.flatMap((one) => {
      const found = locking.find(([form]) => form.test(one));
      const table = found?.[0].exec(one)?.[1] ?? '';
      if (found && !created.has(bare(table))) return [`${one.slice(0, 100)}: ${found[1]}`];
      const [, owner = '', column = ''] =
        /^alter table (\S+) alter column (\S+) set not null/i.exec(one) ?? [];
      if (column && !created.has(bare(owner)) && !isKnownNotNull(column, earlier))
        return [`${one}: reads all rows: validate a check for it first`];
      const isAdded =
        /^alter table \S+ validate constraint/i.test(one) &&
        statements.some((other) => /add constraint/i.test(other));
      return isAdded
        ? [`${one}: in the transaction that added it, whose lock lasts: in a later migration`]
        : [];
    }),
  ];
}
