import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PartOf } from '../../src/schemas/call.ts';
import { storeCalls } from '../../src/schemas/store/calls.ts';
import { invalid } from '../core/problem.ts';
import { serve } from '../core/routes/serve.ts';
import type { Scope } from '../core/scope.ts';
import { contactMethods, deliveryMethods } from './tables.ts';

type Methods = PartOf<typeof storeCalls.getDeliveryMethods, 'answer'>;
type Table = typeof deliveryMethods | typeof contactMethods;

/** Delivery and contact methods (contract 4 §7). */
export async function serviceMethods(app: FastifyInstance) {
  serve(app, storeCalls.getDeliveryMethods, ({ scope }) => read(scope, deliveryMethods));
  serve(app, storeCalls.switchDeliveryMethods, ({ scope, body }) => write(scope, deliveryMethods, body));
  serve(app, storeCalls.getContactMethods, ({ scope }) => read(scope, contactMethods));
  serve(app, storeCalls.switchContactMethods, ({ scope, body }) => write(scope, contactMethods, body));
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
