import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';

export class SlugTakenError extends Error {}

type Entries = NonNullable<StoreConfig['locations']>;

const entriesOf = ({ locations }: StoreConfig): Entries => (Array.isArray(locations) ? locations : []);

/** The slug of a location's page; undefined: it has none. */
export const slugOf = (config: StoreConfig, id: number): string | undefined =>
  entriesOf(config).find((entry) => entry?.id === id)?.slug;

/** The configuration with this slug for a location; no other location may have it (specification 2 §5). */
export function withSlug(config: StoreConfig, id: number, slug: string): StoreConfig {
  const entries = entriesOf(config);
  const isTaken = entries.some(
    (entry) => entry?.id !== id && entry?.slug?.toLowerCase() === slug.toLowerCase(),
  );
  if (isTaken) throw new SlugTakenError();
  const isKnown = entries.some((entry) => entry?.id === id);
  return {
    ...config,
    locations: isKnown
      ? entries.map((entry) => (entry?.id === id ? { ...entry, slug } : entry))
      : [...entries, { slug, id }],
  };
}

export const withoutSlug = (config: StoreConfig, id: number): StoreConfig => ({
  ...config,
  locations: entriesOf(config).filter((entry) => entry?.id !== id),
});
