import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Who } from '../../src/schemas/can.ts';
import type { Rate, RatesResponse, RatesRequest } from '../../src/schemas/shipping/rates.ts';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { BackEnd } from './carriers/backEnd.ts';
import { forgetRatesDaily } from './forgetRates.ts';
import { rateRequests, rates } from './tables.ts';

/** Requests rates for a shipment and stores them: only stored rates can be bought. */
export async function askRates(
  scope: Scope,
  { staff_id }: Who,
  carriers: BackEnd,
  request: RatesRequest,
  signal?: AbortSignal,
): Promise<RatesResponse> {
  const id = randomUUID();
  const answer = await carriers.rates(request, id, { signal });
  const { shipment_id } = answer;
  await scope.transaction(async (transaction) => {
    await forgetRatesDaily(transaction);
    await transaction.insert(rateRequests, [{ id, shipment_id, request, created_by: staff_id }]);
    const offered = answer.rates.filter((rate): rate is Rate & { rate_id: string } => rate.rate_id !== null);
    if (offered.length > 0)
      await transaction.insert(
        rates,
        offered.map((rate) => ({ rate_id: rate.rate_id, request_id: id, rate })),
      );
  });
  return { rate_response: answer };
}

/** Returns a rate that this store received, with the carrier's current values. */
export async function readRate(
  scope: Scope,
  carriers: BackEnd,
  rateId: string,
  signal?: AbortSignal,
): Promise<Rate> {
  const [known] = await scope.select(rates, { id: rates.rate_id }, { where: eq(rates.rate_id, rateId) });
  if (!known) throw notFound();
  return carriers.rate(rateId, { signal });
}
