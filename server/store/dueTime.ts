import { sendTime } from '../../src/schemas/messageRules/quietHours.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from './readStore.ts';

/** Returns when a message may be sent: now, or when the quiet hours end by its location's clock. */
export async function dueTime(scope: Scope, { location }: { location: { timezone: string } }): Promise<Date> {
  const { quiet_from: from, quiet_until: until } = await readStore(scope);
  return sendTime(new Date(), location.timezone, from && until ? { from, until } : undefined);
}
