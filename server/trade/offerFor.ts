import { calculateOffer } from '../../src/schemas/trade/offer.ts';
import type { TradeRequest } from '../../src/schemas/trade/requests.ts';
import { normalizeStorage } from '../../src/schemas/trade/terms.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from '../wallet/index.ts';
import { priceIn, versionOn } from './terms.ts';

/**
 * Calculates the offer by the price list valid today. Throws for unknown defects; those that the trade-in had `before`
 * are dropped instead. Without a price there is only a manual offer.
 */
export async function offerFor(scope: Scope, request: TradeRequest, before: readonly string[] = []) {
  const version = await versionOn(scope, await dayAt(scope, request.location_id));
  const deductions = new Map(version?.deductions.map((one) => [one.id, one]));
  const unknown = request.defect_ids.flatMap((id, index) =>
    deductions.has(id) || before.includes(id) ? [] : [{ path: `/defect_ids/${index}`, code: 'reference' }],
  );
  if (unknown.length > 0) throw invalid(unknown);
  const known = request.defect_ids.flatMap((id) => deductions.get(id) ?? []);
  const device = { ...request, storage: normalizeStorage(request.storage) };
  const base = version ? await priceIn(scope, version.id, device) : null;
  const counted = calculateOffer(base ?? 0, known);
  return {
    version_id: version?.id ?? null,
    defect_ids: known.map(({ id }) => id),
    base,
    deductions: counted.deductions,
    offer: request.manual_offer ?? (base === null ? null : counted.offer),
  };
}
