import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../../../authProvider/session.ts';
import { siteAddresses } from '../../../../../schemas/storefront/siteLinks.ts';
import type { StoreConfig } from '../../../../../schemas/storefront/storeConfig.ts';
import { useStoreConfigQuery } from '../../../storeConfigQuery.ts';
import { useLabels } from '../useLabels.ts';

export interface SiteLink {
  link: string;
  name: string;
  group: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the link targets of the site: routes, static pages and locations, as stored. */
export function useSiteLinks(): SiteLink[] {
  const { locations } = useSession();
  const translate = useTranslate();
  const labels = useLabels('storeConfig');
  const { data } = useQuery(useStoreConfigQuery());
  const config = data?.value;
  return useMemo(() => {
    const group = (name: string) => translate(`storefront.links.${name}`);
    const nameOf = (id: unknown) => locations.find((one) => one.id === id)?.location_name;
    return unique([
      ...routesOf(config).map(([key, link]) => ({
        link,
        name: labels.field(`/general/routes/${key}`),
        group: group('routes'),
      })),
      ...entriesOf(config?.pages).map(({ type, slug, name }) => ({
        link: siteAddresses.page({ type: type ?? '', slug: slug ?? '' }),
        name: name ?? slug ?? '',
        group: group('pages'),
      })),
      ...entriesOf(config?.locations).map(({ slug, id }) => ({
        link: siteAddresses.location(slug ?? ''),
        name: nameOf(id) ?? slug ?? '',
        group: group('locations'),
      })),
    ]);
  }, [config, locations, labels, translate]);
}

const routesOf = (config: StoreConfig | undefined) =>
  Object.entries(config?.general?.routes ?? {}).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );

const entriesOf = <T extends { slug?: string }>(entries: T[] | undefined): T[] =>
  Array.isArray(entries) ? entries.filter((entry) => isText(entry?.slug)) : [];

const unique = (links: SiteLink[]) => [...new Map(links.map((one) => [one.link, one])).values()];
