import { Client } from 'pg';
import { afterEach } from 'vitest';
import { allTables } from '../../server/core/tables/registry.ts';
import { placementOf } from '../../server/distribution/placement.ts';
import '../../server/domains.ts';
import { migrations } from '../support/migrations.ts';
import { undistributable } from '../support/undistributable.ts';

/** Tests read all stores by joins of their own, so joins are told with DISTRIBUTABLE=joins only. */
const hasJoins = process.env.DISTRIBUTABLE === 'joins';

const key = Symbol.for('statements that cannot run where stores are distributed');
const globals = globalThis as { [key]?: string[] };

/** Reads each statement of this process once, except those of migrations; returns the list of what is wrong. */
function readStatements(): string[] {
  const seen = new Set(migrations.flatMap(({ statements }) => statements));
  const refused: string[] = [];
  const placed = placementOf(allTables());
  const { query } = Client.prototype as { query: (...asked: unknown[]) => unknown };
  Object.assign(Client.prototype, {
    query(this: Client, ...asked: unknown[]) {
      const [first] = asked;
      const text = (typeof first === 'string' ? first : (first as { text?: string }).text)?.trim();
      if (text && !seen.has(text)) {
        seen.add(text);
        const problems = undistributable(text, placed).filter((one) => hasJoins || !one.startsWith('joins'));
        refused.push(...problems.map((problem) => `A statement ${problem}: ${text}`));
      }
      return query.apply(this, asked);
    },
  });
  return refused;
}

const refused = (globals[key] ??= readStatements());

afterEach(() => {
  const found = refused.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
