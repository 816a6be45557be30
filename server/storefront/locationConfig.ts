import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { defaultLocationImage } from '../../src/schemas/storefront/locationConfig.ts';
import { isObject } from '../../src/schemas/storefront/schema.ts';
import { notFound } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { checkEtag } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/tables.ts';
import { etagOf } from './content.ts';
import { markupOf, withCleanMarkup } from './markup.ts';
import { refuseNewErrors, validatorOf } from './validation.ts';

/** The configuration of a location's page; an empty one where it has none. */
export async function readLocationConfig(scope: Scope, id: number, { lock = false } = {}): Promise<unknown> {
  const { config } = locations;
  const [row] = await scope.select(locations, { config }, { where: eq(locations.id, id), lock });
  if (!row) throw notFound();
  return row.config ?? {};
}

/** Stores the configuration of a location's page. */
export function saveLocationConfig(schema: TSchema) {
  const errorsOf = validatorOf(schema);
  const markup = markupOf(schema);
  return (
    { scope, headers }: Pick<FastifyRequest, 'scope' | 'headers'>,
    id: number,
    sent: Values,
  ): Promise<unknown> =>
    scope.transaction(async (own) => {
      const stored = await readLocationConfig(own, id, { lock: true });
      checkEtag(etagOf(stored), headers['if-match']);
      const config = withCleanMarkup(markup, sent, stored);
      refuseNewErrors(errorsOf, config, stored);
      await own.update(locations, { config: withDefaultImage(config) }, eq(locations.id, id));
      return readLocationConfig(own, id);
    });
}

/** The third section of a page always shows the picture of all locations (contract 2 §3). */
export function withDefaultImage(config: Values): Values {
  const { section3 = {} } = config;
  if (Object.keys(config).length === 0 || !isObject(section3)) return config;
  return { ...config, section3: { ...section3, imgLink: defaultLocationImage } };
}
