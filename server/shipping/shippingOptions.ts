import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import type { Who } from '../../src/schemas/can.ts';
import type { Announcer } from '../core/live/announcer.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import type { Notify } from '../notifications/index.ts';
import type { BackEnd } from './carriers/backEnd.ts';

declare module '../core/services.ts' {
  interface Services {
    carriers: BackEnd;
    shippingTimes: ShippingTimes;
  }
}

/** In ms. */
export interface ShippingTimes {
  /** Timeout for the carriers within one request, or one run of a job. */
  timeout: number;
  /** How long a label that is not found may still appear at the carrier. */
  lookupWindow: number;
  /** An older rate is requested again before it is bought. */
  maxRateAge: number;
}

const minute = 60_000;
export const shippingTimes: ShippingTimes = {
  timeout: serverTimeouts.carrier,
  lookupWindow: 15 * minute,
  maxRateAge: 15 * minute,
};

/** The carriers, and what is called about shipments. */
export interface ShippingOptions {
  carriers: BackEnd;
  announcer?: Announcer;
  notify: Notify;
  times: ShippingTimes;
}

export const shippingOptionsOf = ({
  carriers,
  announcer,
  notify,
  shippingTimes: times,
}: Services): ShippingOptions => ({
  carriers,
  announcer,
  notify,
  times,
});

/** The shipping services for one request. */
export interface ShippingCall extends ShippingOptions {
  scope: Scope;
  who: Who;
  /** Aborts carrier calls of the request, `timeout` ms after the first of them. */
  timeoutSignal: () => AbortSignal;
}

/** Returns the shipping services for one request. */
export function newShippingCall(shipping: ShippingOptions, scope: Scope, who: Who): ShippingCall {
  let signal: AbortSignal | undefined;
  return {
    ...shipping,
    scope,
    who,
    timeoutSignal: () => (signal ??= AbortSignal.timeout(shipping.times.timeout)),
  };
}
