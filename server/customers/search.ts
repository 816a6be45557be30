import { and, isNull, type SQL } from 'drizzle-orm';
import { customers as model } from '../../src/schemas/customers/customers.ts';
import { isFound } from '../core/records/isFound.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from './tables.ts';

/** The condition that name, e-mail or phone number contain every typed word. Forgotten customers never match. */
export const isSearched = (scope: Scope, typed: string): SQL | undefined =>
  and(isNull(customers.forgotten_date), isFound(scope, model, typed));
