import { writableKeys, type Model } from './model.ts';

/** Whether a record is in use: the property that says so, and its value then. */
export interface ActiveFlag {
  property: string;
  value: boolean;
}

const known: ActiveFlag[] = [
  { property: 'is_voided', value: false },
  { property: 'is_enabled', value: true },
  { property: 'is_active', value: true },
];

/** How the records of a model are taken into use and out of it by a switch, if they are. */
export function activeFlagOf(model: Pick<Model, 'schema'>): ActiveFlag | undefined {
  const keys = writableKeys(model);
  return known.find(({ property }) => keys.includes(property));
}
