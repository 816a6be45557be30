import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { defaultLocationImage } from '../../src/schemas/storefront/locationConfig.ts';
import { keyedOnRead, keyedOnWrite } from '../../src/schemas/storefront/keyedEntries.ts';
import { isObject } from '../../src/schemas/storefront/schema.ts';
import { notFound } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { checkEtag } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { changesOf } from './changes.ts';
import { etagOf } from './content.ts';
import { markupOf, withCleanMarkup } from './markup.ts';
import { refuseNewErrors, errorsBySchema } from './validation.ts';
import { documentKeys, keepVersion, readVersion } from './versions.ts';
import { withParts } from './withParts.ts';

/** Returns the configuration of a location's page, or an empty one. */
export async function readLocationConfig(scope: Scope, id: number, { lock = false } = {}): Promise<unknown> {
  const { config } = locations;
  const [row] = await scope.select(locations, { config }, { where: eq(locations.id, id), lock });
  if (!row) throw notFound();
  return row.config ?? {};
}

interface Next {
  config: Values;
  /** The revision that it was restored from. */
  restored?: number;
}

type Request = Pick<FastifyRequest, 'scope' | 'who' | 'headers'>;

/** Writes the configuration of a location's page; every change adds a revision. */
export function locationConfigs(schema: TSchema) {
  const errorsOf = errorsBySchema(schema);
  const markup = markupOf(schema);

  const change = (
    { scope, who, headers }: Request,
    id: number,
    next: (own: Scope, stored: unknown) => Next | Promise<Next>,
  ): Promise<unknown> =>
    scope.transaction(async (own) => {
      const stored = keyedOnRead(schema, await readLocationConfig(own, id, { lock: true }));
      checkEtag(etagOf(stored), headers['if-match']);
      const { config: sent, restored } = await next(own, stored);
      const config = withDefaultImage(sent);
      const changes = changesOf(schema, stored, config);
      if (changes.length === 0) return stored;
      await own.update(locations, { config }, eq(locations.id, id));
      const version = { config, changes, restored, saved_by: who.staff_id };
      await keepVersion(own, documentKeys.location(id), version, stored);
      return readLocationConfig(own, id);
    });

  return {
    save: (request: Request, id: number, sent: Values) =>
      change(request, id, async (_, stored) => {
        const config = await withCleanMarkup(markup, sent, stored);
        refuseNewErrors(errorsOf, config, stored);
        return { config: keyedOnWrite(schema, config, stored) };
      }),

    /** Restores a revision, or only its values at some pointers. */
    restore: (request: Request, id: number, version: number, parts?: string[]) =>
      change(request, id, async (own, stored) => {
        const { config } = await readVersion(own, documentKeys.location(id), version);
        const keyed = keyedOnWrite(schema, config, stored);
        return { config: withParts(schema, stored, keyed, parts), restored: version };
      }),
  };
}

/** The third section of a page always shows the default image (contract 2 §3). */
export function withDefaultImage(config: Values): Values {
  const { section3 = {} } = config;
  if (Object.keys(config).length === 0 || !isObject(section3)) return config;
  return { ...config, section3: { ...section3, imgLink: defaultLocationImage } };
}
