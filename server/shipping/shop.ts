import type { Who } from '../../src/schemas/can.ts';
import type { Scope } from '../core/scope.ts';
import type { Notify } from '../notifications/notify.ts';
import type { BackEnd } from './carriers/backEnd.ts';

/** In milliseconds. */
export interface ShippingTimes {
  /** How long an answer of a carrier is waited for. */
  patience: number;
  /** For so long a label that is not found may still turn up. */
  doubt: number;
  /** A rate that is older is asked for again before it is bought. */
  fresh: number;
}

const minute = 60_000;
export const shippingTimes: ShippingTimes = { patience: 25_000, doubt: 15 * minute, fresh: 15 * minute };

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
}
