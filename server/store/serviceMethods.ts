import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { serviceSettings } from '../../src/schemas/repairs/serviceSettings.ts';
import { signedIn } from '../core/access.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { contactMethods, deliveryMethods } from './tables.ts';
import { answers } from '../core/routes/answers.ts';

const Methods = Type.Array(
  Type.Object(
    { code: Type.String({ maxLength: 50 }), is_enabled: Type.Boolean() },
    { additionalProperties: false },
  ),
  { maxItems: 100 },
);
type Methods = Static<typeof Methods>;
type Table = typeof deliveryMethods | typeof contactMethods;

const tags = ['store'];

/** Delivery and contact methods (contract 4 §7). */
export async function serviceMethods(app: FastifyInstance) {
  for (const [name, table] of Object.entries({
    delivery_methods: deliveryMethods,
    contact_methods: contactMethods,
  })) {
    const path = `/dc/store/:storeId/${name}`;
    const response = answers(200, Methods);
    const label = name.replace('_', ' ');

    app.get(
      path,
      { config: { access: signedIn }, schema: { tags, summary: `List the ${label}`, response } },
      ({ scope }) => read(scope, table),
    );

    app.put<{ Body: Methods }>(
      path,
      {
        config: { access: { action: 'update', model: serviceSettings } },
        schema: { tags, summary: `Switch ${label} on and off`, body: Methods, response },
      },
      ({ scope, body }) => write(scope, table, body),
    );
  }
}

const read = (scope: Scope, table: Table, { lock = false } = {}): Promise<Methods> =>
  scope.select(
    table,
    { code: table.code, is_enabled: table.is_enabled },
    { orderBy: [asc(table.code)], lock },
  );

/**
 * Switches the named methods; others are unchanged. At least one drop-off method must stay enabled, or nothing could be
 * booked.
 */
const write = (scope: Scope, table: Table, changes: Methods) =>
  scope.transaction(async (own) => {
    const stored = await read(own, table, { lock: true });
    const known = new Set(stored.map(({ code }) => code));
    const errors = changes.flatMap(({ code }, index) =>
      known.has(code) ? [] : [{ path: `/${index}/code`, code: 'enum' }],
    );
    if (errors.length > 0) throw invalid(errors);
    const wanted = new Map([...stored, ...changes].map(({ code, is_enabled }) => [code, is_enabled]));
    if (table === deliveryMethods && wanted.size > 0 && ![...wanted.values()].includes(true))
      throw invalid([{ path: '', code: 'minItems', params: { limit: 1 } }]);
    for (const { code, is_enabled } of changes) {
      await own.update(table, { is_enabled }, eq(table.code, code));
    }
    return read(own, table);
  });
