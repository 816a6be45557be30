import { writableKeys, type Model } from './model.ts';

/** The boolean property that marks a record as active, and its value for active records. */
export interface ActiveFlag {
  property: string;
  value: boolean;
}

const known: ActiveFlag[] = [
  { property: 'is_voided', value: false },
  { property: 'is_enabled', value: true },
  { property: 'is_active', value: true },
];

/** Returns the writable active flag of a model, if it has one. */
export function activeFlagOf(model: Pick<Model, 'schema'>): ActiveFlag | undefined {
  const keys = writableKeys(model);
  return known.find(({ property }) => keys.includes(property));
}
