import { models } from '../../src/schemas/models.ts';
import { storeTable } from '../core/tables/storeTable.ts';

/** Repair services, each for one device. `cost` null means call for quote, `warranty` -1 means lifetime. */
export const repairs = storeTable(models.repairs);
