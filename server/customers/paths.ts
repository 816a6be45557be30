import { Type } from 'typebox';
import { isUuid } from '../core/ids.ts';
import { notFound } from '../core/problem.ts';

export const customerPath = '/dc/store/:storeId/customer';

/** A path names a customer; anything but an id names nobody. */
export const namesCustomer = Type.Object({ storeId: Type.String(), id: Type.String() });
export interface CustomerParams {
  Params: { id: string };
}

export function checkId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}
