import { defaultSettings, type TradeSettings } from '../../src/schemas/trade/settings.ts';
import type { Scope } from '../core/scope.ts';
import { tradeSettings } from './tables.ts';

const { offer_days, needs_identity, minimum_age } = tradeSettings;

/** Returns the store's trade-in settings. */
export async function readSettings(scope: Scope): Promise<TradeSettings> {
  const [row] = await scope.select(tradeSettings, { offer_days, needs_identity, minimum_age });
  return row ?? defaultSettings;
}

export const writeSettings = (scope: Scope, settings: TradeSettings): Promise<void> =>
  scope.insert(tradeSettings, [settings], {
    overwrite: { target: [], keys: ['offer_days', 'needs_identity', 'minimum_age'] },
  });
