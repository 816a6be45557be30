import type { Scope } from '../core/scope.ts';
import { senderOf } from './numbers.ts';
import { isStopped } from './optOuts.ts';
import { addressOf } from './threads.ts';

/** Returns why no text message can be sent from a location to a number as it was typed; undefined if one can. */
export async function textObstacle(
  scope: Scope,
  phone: string | null,
  location_id: number,
): Promise<'no_address' | 'stopped' | 'no_number' | undefined> {
  const address = addressOf(phone ?? '');
  if (!address) return 'no_address';
  if (await isStopped(scope, address)) return 'stopped';
  return (await senderOf(scope, { id: null, location_id })) ? undefined : 'no_number';
}
