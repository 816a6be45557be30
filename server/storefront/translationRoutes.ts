import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { storeCalls } from '../../src/schemas/store/calls.ts';
import { storefrontCalls } from '../../src/schemas/storefront/calls.ts';
import { lookups } from '../store/index.ts';
import { texts } from './tables.ts';
import { serve } from '../core/routes/serve.ts';

/** The store's own texts: messages of the dashboard, and labels of its codes (contract 1 §7). */
export async function translation(app: FastifyInstance) {
  serve(app, storefrontCalls.getOwnTexts, async ({ scope, params: { locale } }) => {
    const ofDashboard = and(eq(texts.folder, 'dashboard'), eq(texts.locale, locale));
    const where = and(ofDashboard, isNotNull(texts.value));
    return nest(await scope.select(texts, { key: texts.key, value: texts.value }, { where }));
  });

  serve(app, storeCalls.getLookups, async ({ scope, params: { locale }, query: { types = [] } }) => {
    const { code, code_text, type, language_code, display_order } = lookups;
    const ofTypes = types.length > 0 ? inArray(type, types.map(typeOf)) : undefined;
    return scope.select(
      lookups,
      { code, code_text, type, language_code },
      {
        where: and(eq(language_code, locale), ofTypes),
        orderBy: [asc(type), asc(display_order), asc(code)],
      },
    );
  });
}

/** `repair_status` and `REPAIR_STATUS`, `repair_type` and `TYPE` are the same type. */
const typeOf = (name: string) =>
  name
    .trim()
    .toUpperCase()
    .replace(/^REPAIR_/, '');

/** Without a prototype, since keys are arbitrary. */
const emptyLevel = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

/** Converts dotted keys to nested objects; a key that is a prefix of others is dropped. */
function nest(rows: { key: string; value: string | null }[]): Record<string, unknown> {
  const result = emptyLevel();
  for (const { key, value } of rows) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    let level = result;
    for (const name of names) {
      if (typeof level[name] !== 'object') level[name] = emptyLevel();
      level = level[name] as Record<string, unknown>;
    }
    if (typeof level[last] !== 'object') level[last] = value;
  }
  return result;
}
