import { asc } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { blockSchemas, visitBlocks } from '../../src/schemas/storefront/blocks.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import type { StorefrontPlace } from '../../src/schemas/storefront/places.ts';
import { visitValues, type Schema } from '../../src/schemas/storefront/schema.ts';
import { siteAddresses } from '../../src/schemas/storefront/siteLinks.ts';
import { hasPage } from '../../src/schemas/storefront/storeConfigRules.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { readConfig } from './storedConfig.ts';
import { templates } from './tables.ts';

/** Templates read per query. */
const part = 20;

type Visit = (place: StorefrontPlace, schema: Schema, value: unknown) => void;

/**
 * Calls `visit` for every value of the storefront: its configuration, the pages of locations, and the static pages that
 * the configuration lists. Yields to other requests between documents.
 */
export async function visitStorefront(scope: Scope, visit: Visit): Promise<void> {
  const config = await readConfig(scope);
  const of = (place: Omit<StorefrontPlace, 'pointer'>) => (pointer: string, schema: Schema, value: unknown) =>
    visit({ ...place, pointer }, schema, value);
  const nowhere = { location_id: null, page: null };
  visitValues(documents.storeConfig.schema, config, of({ ...nowhere, document: 'storeConfig' }));
  const pages = await scope.select(locations, { id: locations.id, config: locations.config });
  for (const page of pages) {
    await setImmediate();
    const place = of({ ...nowhere, document: 'locationConfig', location_id: page.id });
    visitValues(documents.locationConfig.schema, page.config, place);
  }
  for (let offset = 0; ; offset += part) {
    const fields = { type: templates.type, slug: templates.slug, content: templates.content };
    const orderBy = [asc(templates.type), asc(templates.slug)];
    const rows = await scope.select(templates, fields, { orderBy, limit: part, offset });
    for (const { content, ...key } of rows) {
      if (!hasPage(config, key)) continue;
      await setImmediate();
      const visitBlock = of({ ...nowhere, document: 'template', page: siteAddresses.page(key) });
      visitBlocks(content, (at, type, props) =>
        visitValues(blockSchemas[type], props, (pointer, schema, value) =>
          visitBlock(at + pointer, schema, value),
        ),
      );
    }
    if (rows.length < part) return;
  }
}
