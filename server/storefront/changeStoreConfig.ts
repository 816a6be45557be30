import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { keyedOnRead, keyedOnWrite } from '../../src/schemas/storefront/keyedEntries.ts';
import { valueAt } from '../../src/schemas/storefront/pointer.ts';
import { storeConfigErrors } from '../../src/schemas/storefront/storeConfigRules.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import type { Values } from '../core/records/entity.ts';
import { checkEtag } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { changesOf } from './changes.ts';
import { etagOf } from './content.ts';
import { markupOf, withCleanMarkup } from './markup.ts';
import { readConfig, writeConfig } from './storedConfig.ts';
import { refuseNewErrors, errorsBySchema } from './validation.ts';
import { documentKeys, keepVersion, readVersion } from './versions.ts';
import { withParts } from './withParts.ts';

type Request = Pick<FastifyRequest, 'scope' | 'who' | 'headers'>;

/** The stored configuration, and the ids of the store's locations. */
interface Stored {
  own: Scope;
  stored: unknown;
  locationIds: Set<unknown>;
}

interface Next {
  config: Values;
  /** The revision that it was restored from. */
  restored?: number;
  /** Locations whose page is reset. */
  reset?: number[];
}

/** Writes the configuration of a storefront. */
export function storeConfigs(schema: TSchema) {
  const schemaErrors = errorsBySchema(schema);
  const markup = markupOf(schema);

  /** Stores the configuration returned by `next` and adds a revision, if If-Match is the current version. */
  const change = (
    { scope, who, headers }: Request,
    next: (found: Stored) => Next | Promise<Next>,
  ): Promise<unknown> =>
    scope.transaction(async (own) => {
      const stored = keyedOnRead(schema, await readConfig(own, { lock: true }));
      checkEtag(etagOf(stored), headers['if-match']);
      const locationIds = await locationIdsOf(own);
      const { config, restored, reset = [] } = await next({ own, stored, locationIds });
      const changes = changesOf(schema, stored, config);
      if (changes.length === 0) return stored;
      const version = { config, changes, restored, saved_by: who.staff_id };
      await keepVersion(own, documentKeys.config, version, stored);
      await resetPages(own, reset);
      return writeConfig(own, config);
    });

  return {
    /** Stores a whole configuration with sanitized HTML; errors that the stored one already has are tolerated. */
    save: (request: Request, sent: Values) =>
      change(request, async ({ stored, locationIds }) => {
        const config = await withCleanMarkup(markup, sent, stored);
        const errorsOf = (one: unknown) => [
          ...schemaErrors(one),
          ...storeConfigErrors(one),
          ...missingLocations(one, locationIds),
        ];
        refuseNewErrors(errorsOf, config, stored);
        const keyed = keyedOnWrite(schema, config, stored);
        return { config: keyed, reset: removedIds(stored, config, locationIds) };
      }),

    /**
     * Restores a revision, or only its values at some pointers, without validating it against the current rules. Pages
     * of locations that it does not list are only hidden: restoring the current revision shows them again.
     */
    restore: (request: Request, version: number, parts?: string[]) =>
      change(request, async ({ own, stored }) => {
        const { config } = await readVersion(own, documentKeys.config, version);
        const keyed = keyedOnWrite(schema, config, stored);
        return { config: withParts(schema, stored, keyed, parts), restored: version };
      }),
  };
}

async function locationIdsOf(scope: Scope): Promise<Set<unknown>> {
  const rows = await scope.select(locations, { id: locations.id });
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the locations that have a page. */
function pagedIds(config: unknown): unknown[] {
  const entries = valueAt(config, '/locations');
  return Array.isArray(entries) ? entries.map((entry) => valueAt(entry, '/id')) : [];
}

const missingLocations = (config: unknown, ids: Set<unknown>): ValidationError[] =>
  pagedIds(config).flatMap((id, index) =>
    Number.isInteger(id) && !ids.has(id) ? [{ path: `/locations/${index}/id`, code: 'reference' }] : [],
  );

/** Locations whose entry was removed (contract 2 §4, Remove Config). */
function removedIds(stored: unknown, config: unknown, locationIds: Set<unknown>) {
  const left = new Set(pagedIds(config));
  return pagedIds(stored).filter((id) => locationIds.has(id) && !left.has(id)) as number[];
}

async function resetPages(scope: Scope, ids: number[]): Promise<void> {
  if (ids.length > 0) await scope.update(locations, { config: null }, inArray(locations.id, ids));
}
