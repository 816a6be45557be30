import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import type { Who } from '../../src/schemas/can.ts';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/notify.ts';
import type { BackEnd } from './carriers/backEnd.ts';

/** In milliseconds. */
export interface ShippingTimes {
  /** How long one call, or one run of a job, waits for carriers. */
  patience: number;
  /** For so long a label that is not found may still turn up. */
  doubt: number;
  /** A rate that is older is asked for again before it is bought. */
  fresh: number;
}

const minute = 60_000;
export const shippingTimes: ShippingTimes = {
  patience: serverTimeouts.carrier,
  doubt: 15 * minute,
  fresh: 15 * minute,
};

/** Who sells labels, and who is told of them. */
export interface Shop {
  carriers: BackEnd;
  /** Shipments of a store have changed. */
  changed: (storeId: string) => void;
  notify: Notify;
  times: ShippingTimes;
}

/** The same for whoever asks. */
export interface Counter extends Shop {
  scope: Scope;
  who: Who;
  /** Ends all that carriers are asked within the call, `patience` after the first of it. */
  asking: () => AbortSignal;
}

/** The shop for one call. */
export function counterOf(shop: Shop, scope: Scope, who: Who): Counter {
  let signal: AbortSignal | undefined;
  return { ...shop, scope, who, asking: () => (signal ??= AbortSignal.timeout(shop.times.patience)) };
}
