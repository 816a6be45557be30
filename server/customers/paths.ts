import { Type } from 'typebox';
import { isUuid } from '../core/ids.ts';
import { notFound } from '../core/problem.ts';

export const customerPath = '/dc/store/:storeId/customer';

/** Ids are checked by `checkId`, so that an invalid id returns 404 instead of 422. */
export const namesCustomer = Type.Object({ storeId: Type.String(), id: Type.String() });
export interface CustomerParams {
  Params: { id: string };
}

export function checkId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}
