import type { FastifyInstance } from 'fastify';
import { sql, type SQL } from 'drizzle-orm';
import { ListCounts, ListFilters, countsPath, MOST_COUNTED } from '../../../src/schemas/listCounts.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { signedIn } from '../access.ts';
import { readerOf } from '../ajv.ts';
import { invalid, Problem } from '../problem.ts';
import { listConditions } from '../records/conditions.ts';
import { checkQuery } from '../records/confined.ts';
import type { Entity, Values } from '../records/entity.ts';
import { filterReader } from '../records/filterReader.ts';
import type { Scope } from '../scope.ts';
import { answers } from './answers.ts';
import { allowed } from './recordRequest.ts';

/** Registers the call that counts the records of several filters of a list at once (contract 0 §2). */
export function counts(app: FastifyInstance, entities: ReadonlyMap<string, Entity>) {
  const read = readerOf(ListFilters);
  app.post(
    countsPath,
    {
      config: { access: signedIn },
      schema: {
        tags: ['counts'],
        summary: 'Count the records of several filters of a list',
        body: ListFilters,
        response: answers(200, ListCounts),
      },
    },
    async ({ scope, who, body }) => {
      const { resource, filters } = read(body);
      const entity = entities.get(resource);
      if (!entity) throw invalid([{ path: '/resource', code: 'reference' }]);
      const seen = allowed(who, entity.model);
      const readFilter = filterReader(entity.model);
      const conditions = filters.map((sent) => {
        const { filter } = { filter: undefined, ...readFilter(sent) };
        return filter && mayCompare(who, entity, filter)
          ? { where: listConditions(scope, entity, filter, seen) }
          : undefined;
      });
      return { counts: await countEach(scope, entity, conditions) };
    },
  );
}

function mayCompare(who: Who, { model }: Entity, filter: Values): boolean {
  try {
    checkQuery(who, model, { filter, sorts: [], offset: 0, limit: 0, withLinks: false });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** One statement for all of them; each stops at MOST_COUNTED. */
async function countEach(
  scope: Scope,
  { source }: Entity,
  conditions: ({ where: SQL | undefined } | undefined)[],
): Promise<(number | null)[]> {
  const known = conditions.flatMap((one, index) => (one ? [{ ...one, index }] : []));
  const counted: (number | null)[] = conditions.map(() => null);
  if (known.length === 0) return counted;
  const rows = await scope.read<{ index: number; count: number }>((own) =>
    sql.join(
      known.map(
        ({ where, index }) => sql`(select ${index}::int as index, count(*)::int as count from (
          select 1 from ${own(source)} where ${where ?? sql`true`} limit ${MOST_COUNTED}) as counted)`,
      ),
      sql` union all `,
    ),
  );
  for (const { index, count } of rows) counted[index] = count;
  return counted;
}
