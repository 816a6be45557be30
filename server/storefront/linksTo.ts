import type { StorefrontPlace } from '../../src/schemas/storefront/places.ts';
import { hrefsOf, sitePathOf } from '../../src/schemas/storefront/siteLinks.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { visitStorefront } from './visitStorefront.ts';

/** Maximum number of returned places. */
const MAX_PLACES = 100;

/** Returns where the storefront links to one of its own paths: the first places, and the total. */
export async function linksTo(scope: Scope, to: string): Promise<{ data: StorefrontPlace[]; total: number }> {
  const [store] = await scope.select(stores, { domain: stores.domain });
  const path = sitePathOf(to);
  const data: StorefrontPlace[] = [];
  let total = 0;
  const leadsThere = (link: string) => sitePathOf(link, store?.domain) === path;
  await visitStorefront(scope, (place, { format = '' }, value) => {
    if (typeof value !== 'string') return;
    const links = format === 'link' ? [value] : format === 'html' || format === 'code' ? hrefsOf(value) : [];
    if (!links.some(leadsThere)) return;
    total += 1;
    if (data.length < MAX_PLACES) data.push(place);
  });
  return { data, total };
}
