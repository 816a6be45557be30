import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import type { Who } from '../../src/schemas/can.ts';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/notify.ts';
import type { BackEnd } from './carriers/backEnd.ts';

/** In ms. */
export interface ShippingTimes {
  /** Timeout for the carriers within one request, or one run of a job. */
  patience: number;
  /** How long a label that is not found may still appear at the carrier. */
  doubt: number;
  /** An older rate is requested again before it is bought. */
  fresh: number;
}

const minute = 60_000;
export const shippingTimes: ShippingTimes = {
  patience: serverTimeouts.carrier,
  doubt: 15 * minute,
  fresh: 15 * minute,
};

/** The carriers, and what is called about shipments. */
export interface Shop {
  carriers: BackEnd;
  /** Called when shipments of a store changed. */
  changed: (storeId: string) => void;
  notify: Notify;
  times: ShippingTimes;
}

/** The shipping services for one request. */
export interface Counter extends Shop {
  scope: Scope;
  who: Who;
  /** Aborts carrier calls of the request, `patience` ms after the first of them. */
  asking: () => AbortSignal;
}

/** Returns the shipping services for one request. */
export function counterOf(shop: Shop, scope: Scope, who: Who): Counter {
  let signal: AbortSignal | undefined;
  return { ...shop, scope, who, asking: () => (signal ??= AbortSignal.timeout(shop.times.patience)) };
}
