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
import { locations } from '../locations/tables.ts';
import { changesOf } from './changes.ts';
import { etagOf } from './content.ts';
import { markupOf, withCleanMarkup } from './markup.ts';
import { readConfig, writeConfig } from './storedConfig.ts';
import { refuseNewErrors, validatorOf } from './validation.ts';
import { documentKeys, keepVersion, readVersion } from './versions.ts';
import { withParts } from './withParts.ts';

type Request = Pick<FastifyRequest, 'scope' | 'who' | 'headers'>;

/** What is stored, and the ids of the store's locations. */
interface Stored {
  own: Scope;
  stored: unknown;
  locationIds: Set<unknown>;
}

interface Next {
  config: Values;
  /** The version that it is taken from. */
  restored?: number;
  /** The locations that lose their page. */
  reset?: number[];
}

/** How the whole configuration of a storefront is changed. */
export function storeConfigs(schema: TSchema) {
  const schemaErrors = validatorOf(schema);
  const markup = markupOf(schema);

  /** Stores what `next` answers and keeps it as a version, all based on the version of If-Match. */
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
    /** Stores a whole configuration, its HTML cleaned; errors that the stored one has already do not count. */
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
     * Stores an earlier version again, or only what it has at some pointers, whatever has become of the rules since.
     * Pages of locations that it does not name are only hidden: the version of now brings them back.
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

/** The ids of the locations that have a page. */
function pagedIds(config: unknown): unknown[] {
  const entries = valueAt(config, '/locations');
  return Array.isArray(entries) ? entries.map((entry) => valueAt(entry, '/id')) : [];
}

const missingLocations = (config: unknown, ids: Set<unknown>): ValidationError[] =>
  pagedIds(config).flatMap((id, index) =>
    Number.isInteger(id) && !ids.has(id) ? [{ path: `/locations/${index}/id`, code: 'reference' }] : [],
  );

/** The locations whose entry is taken out (contract 2 §4, Remove Config). */
function removedIds(stored: unknown, config: unknown, locationIds: Set<unknown>) {
  const left = new Set(pagedIds(config));
  return pagedIds(stored).filter((id) => locationIds.has(id) && !left.has(id)) as number[];
}

async function resetPages(scope: Scope, ids: number[]): Promise<void> {
  if (ids.length > 0) await scope.update(locations, { config: null }, inArray(locations.id, ids));
}
