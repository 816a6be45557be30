import { and, eq } from 'drizzle-orm';
import { rateTotal } from '../../../src/schemas/shipping/rateTotal.ts';
import type { Rate } from '../../../src/schemas/shipping/rates.ts';
import { updateVersioned } from '../../core/records/version.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import { askRates } from '../rates.ts';
import type { ShippingCall } from '../shippingOptions.ts';
import { findConfigured, shipmentOf, type Configured } from '../shipments/configured.ts';
import { rates, shipments } from '../tables.ts';
import { purchaseProblem, RateChanged } from './purchaseProblem.ts';

/**
 * Throws if the rate is no longer what was shown; an old rate is first requested again. `expected` is the total that
 * was shown, if given.
 */
export async function checkPrice(
  call: ShippingCall,
  configured: Configured,
  expected?: number,
): Promise<void> {
  const { rate: shown } = configured.rate;
  const rate = await freshRate(call, configured);
  if (rate.validation_status === 'invalid')
    throw purchaseProblem('refused', rate.error_messages.join(' ') || undefined);
  const [before, now] = [rateTotal(shown), rateTotal(rate)];
  const isSame = now.amount === (expected ?? before.amount) && now.currency === before.currency;
  if (!isSame) throw new RateChanged(rate);
}

async function freshRate(call: ShippingCall, configured: Configured): Promise<Rate> {
  const { scope, carriers, times, timeoutSignal } = call;
  const { rate_id, rate, rated_date } = configured.rate;
  if (Date.now() - rated_date.getTime() < times.maxRateAge) return rate;
  try {
    const now = await carriers.rate(rate_id, { signal: timeoutSignal() });
    await scope.update(rates, { rate: now, rated_date: new Date() }, eq(rates.rate_id, rate_id));
    return now;
  } catch (error) {
    if (!isGone(error)) throw error;
    throw new RateChanged(await rateAgain(call, configured));
  }
}

const isGone = (error: unknown) =>
  error instanceof CarrierError && ['refused', 'missing'].includes(error.kind);

/** Requests a new rate of the same service for the same shipment; null if it is no longer offered. */
export async function rateAgain(call: ShippingCall, configured: Configured): Promise<Rate | null> {
  const { scope, who, carriers, timeoutSignal } = call;
  const { rate: old } = configured.rate;
  const asked = await askRates(scope, who, carriers, configured.request.request, timeoutSignal()).catch(
    (error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    },
  );
  const rate = asked?.rate_response.rates.find(
    (one) =>
      one.carrier_id === old.carrier_id &&
      one.service_code === old.service_code &&
      one.package_type === old.package_type &&
      one.validation_status !== 'invalid',
  );
  if (!rate?.rate_id) return null;
  await replaceRate(call, configured.rate.rate_id, rate.rate_id);
  return rate;
}

/** A stored shipment without a label gets the new rate. */
async function replaceRate({ scope, who }: ShippingCall, oldId: string, newId: string): Promise<void> {
  const where = and(eq(shipments.rate_id, oldId), eq(shipments.shipment_status, 'pending'));
  const [shipment] = await scope.select(shipments, { id: shipments.id }, { where });
  const configured = shipment && (await findConfigured(scope, newId));
  if (!configured) return;
  await updateVersioned(scope, shipments, [shipment.id], who.staff_id, {
    ...(await shipmentOf(scope, configured)),
  });
}
