import { HttpError } from 'react-admin';
import { isObject } from '../../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';

export class SlugTakenError extends Error {}

type Entries = NonNullable<StoreConfig['locations']>;

/** Stored configurations may hold anything here. */
const listOf = ({ locations }: StoreConfig): unknown[] => (Array.isArray(locations) ? locations : []);

const entriesOf = (config: StoreConfig) => listOf(config).filter(isObject);

/** Returns the slug of a location's page, or undefined if it has none. */
export const slugOf = (config: StoreConfig, id: number): string | undefined =>
  textOf(entriesOf(config).find((entry) => entry.id === id)?.slug);

/** Returns the configuration with the slug of a location. Throws if another location has it (contract 2 §5). */
export function withSlug(config: StoreConfig, id: number, slug: string): StoreConfig {
  const entries = entriesOf(config);
  const isTaken = entries.some(
    (entry) => entry.id !== id && textOf(entry.slug)?.toLowerCase() === slug.toLowerCase(),
  );
  if (isTaken) throw new SlugTakenError();
  const list = listOf(config);
  if (!Array.isArray(config.locations ?? [])) throw new HttpError('configurations.location.no_list', 409);
  const isKnown = entries.some((entry) => entry.id === id);
  const locations = isKnown
    ? list.map((entry) => (isOf(entry, id) ? { ...entry, slug } : entry))
    : [...list, { slug, id }];
  return { ...config, locations: locations as Entries };
}

export function withoutSlug(config: StoreConfig, id: number): StoreConfig {
  if (!Array.isArray(config.locations)) return config;
  return { ...config, locations: config.locations.filter((entry) => !isOf(entry, id)) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const isOf = (entry: unknown, id: number): entry is Record<string, unknown> =>
  isObject(entry) && entry.id === id;
