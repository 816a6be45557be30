import type { Model } from '../../../src/schemas/model.ts';
import type { StoreTable } from './owners.ts';
import { tableNamed } from './registry.ts';
import { storeTable } from './storeTable.ts';

/** Returns the tables of the models for which no domain has registered one, by model; bespoke models have none. */
export const derivedTables = (models: Model[]): Record<string, StoreTable> =>
  Object.fromEntries(
    models
      .filter(({ name, bespoke }) => !bespoke && !tableNamed(name))
      .map((model) => [model.name, storeTable(model)]),
  );
