import { eq } from 'drizzle-orm';
import type { Label } from '../../../src/schemas/shipping/labels.ts';
import type { Rate } from '../../../src/schemas/shipping/rates.ts';
import { notFound } from '../../core/problem.ts';
import { carrierProblem } from '../carrierProblem.ts';
import type { CarrierLabel } from '../carriers/backEnd.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import { findConfigured, type Configured } from '../shipments/configured.ts';
import type { ShippingCall } from '../shippingOptions.ts';
import { rates } from '../tables.ts';
import { claim } from './claim.ts';
import { readLabel } from './label.ts';
import { checkPrice, rateAgain } from './price.ts';
import { findPurchase, isOpen, type Purchase } from './purchases.ts';
import { purchaseProblem, RateChanged } from './purchaseProblem.ts';
import { completePurchase, markUnknown, releasePurchase, scheduleLookup } from './outcomes.ts';

/**
 * Buys the label of a rate once: a repeated request returns the same label, or reports that it is being bought. The
 * carrier is called a single time; if its response is lost, a job finds out the outcome.
 */
export async function buyLabel(call: ShippingCall, rateId: string, expected?: number): Promise<Label> {
  const { scope } = call;
  const configured = await findConfigured(scope, rateId);
  if (!configured) throw notFound();
  const known = await findPurchase(scope, isOpen(rateId));
  if (known) return answerKnown(call, known, rateId);
  await checkPrice(call, configured, expected);
  const { purchase, isOurs } = await claim(call, configured);
  if (!isOurs) return answerKnown(call, purchase, rateId);
  const label = await ask(call, configured, purchase);
  await completePurchase(call.scope, purchase.id, label);
  return readLabel(scope, label.label_id);
}

async function answerKnown(call: ShippingCall, purchase: Purchase, rateId: string): Promise<Label> {
  const { scope, times } = call;
  const { state, label_id, created_date, rate_id } = purchase;
  if (rate_id !== rateId)
    throw purchaseProblem(state === 'bought' ? 'refused' : 'buying', 'The shipment has a label already.');
  if (state === 'bought' && label_id) return readLabel(scope, label_id);
  const isLate = Date.now() - created_date.getTime() > times.timeout * 2;
  if (state === 'buying' && !isLate) throw purchaseProblem('buying');
  await scheduleLookup(scope, purchase, new Date());
  throw purchaseProblem('unknown');
}

/** Calls the carrier; after a definite refusal the rate can be bought again. */
async function ask(call: ShippingCall, configured: Configured, purchase: Purchase): Promise<CarrierLabel> {
  const { carriers, timeoutSignal } = call;
  try {
    return await carriers.buy(purchase.rate_id, { signal: timeoutSignal() });
  } catch (error) {
    const isKnown = error instanceof CarrierError;
    if (!isKnown || error.kind === 'unknown') {
      await markUnknown(call.scope, purchase);
      throw isKnown ? purchaseProblem('unknown') : error;
    }
    await releasePurchase(call.scope, purchase.id, error.message);
    if (error.kind === 'missing') throw new RateChanged(await rateInstead(call, configured));
    throw error.kind === 'refused' ? purchaseProblem('refused', error.message) : carrierProblem(error);
  }
}

/** The rate no longer exists at the carrier: requests a replacement. */
async function rateInstead(call: ShippingCall, configured: Configured): Promise<Rate | null> {
  const { rate_id } = configured.rate;
  await call.scope.update(rates, { rated_date: new Date(0) }, eq(rates.rate_id, rate_id));
  return rateAgain(call, configured);
}
