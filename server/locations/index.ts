import type { Domain } from '../core/domain.ts';
import { locationHooks } from './hooks.ts';
import * as tables from './tables.ts';

export { closingErrors } from './closing.ts';
export { locationStaff } from './staff.ts';
export { locations } from './tables.ts';

export const locationsDomain: Domain = {
  tables: [tables],
  hooks: () => ({ locations: locationHooks }),
};
