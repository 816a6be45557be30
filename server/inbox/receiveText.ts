import { and, eq, gt, sql } from 'drizzle-orm';
import { keywordOf } from '../../src/schemas/inbox/keywords.ts';
import { countSegments } from '../../src/schemas/inbox/segments.ts';
import { orderedId } from '../core/orderedId.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { recordSmsConsent } from '../customers/index.ts';
import { confirmationOf } from './confirmations.ts';
import { MOST_AN_HOUR } from './limits.ts';
import { isStopped, recordOptOut } from './optOuts.ts';
import type { ReceivedSms } from './providers/smsProvider.ts';
import { queueText } from './storeText.ts';
import { textMessages, threads } from './tables.ts';
import { lastColumns, lastLocation, threadWith } from './threads.ts';

/** Longest text that is stored of a received message; the rest is cut off. */
const LONGEST = 10_000;

/**
 * Stores a received text message in the thread of its number, once for each id of the provider. STOP and START take
 * effect in the same transaction and are confirmed, unless the provider did so. `usual` is the location of the store's
 * number. Returns whether it was stored.
 */
export const receiveText = (
  scope: Scope,
  { id: provider_id, from, to, text: whole, isAnswered = false }: ReceivedSms,
  usual: number,
): Promise<boolean> =>
  scope.transaction(async (own) => {
    await own.alone(`thread ${from}`);
    if ((await own.count(textMessages, eq(textMessages.provider_id, provider_id))) > 0) return false;
    const location_id = (await lastLocation(own, from, to)) ?? usual;
    const thread_id = await threadWith(own, null, { location_id, address: from });
    if (await isFlood(own, thread_id)) return false;
    const text = Array.from(whole).slice(0, LONGEST).join('');
    const id = orderedId();
    const { segments } = countSegments(text);
    await own.insert(textMessages, [
      { id, thread_id, location_id, direction: 'IN', text, segments, number: to, provider_id },
    ]);
    const keyword = keywordOf(text);
    await updateVersioned(own, threads, [thread_id], null, receivedColumns(text));
    if (keyword !== 'STOP' && keyword !== 'START') return true;
    const stops = keyword === 'STOP';
    if ((await isStopped(own, from)) === stops) return true;
    await recordOptOut(own, from, stops, id);
    await recordSmsConsent(own, from, stops ? 'WITHDRAWN' : 'GRANTED');
    if (!isAnswered)
      await queueText(
        own,
        null,
        { id: thread_id, location_id },
        {
          id: orderedId(),
          text: await confirmationOf(own, keyword, text),
          number: to,
          is_confirmation: true,
        },
      );
    return true;
  });

/** Returns the columns of a thread that a received message changes. */
export function receivedColumns(text: string) {
  const isThanks = keywordOf(text) === 'THANKS';
  return {
    ...lastColumns('IN', text),
    // Thanks need no answer: they open nothing that is done.
    unread: isThanks
      ? sql`case when ${threads.state} = 'DONE' then ${threads.unread} else ${threads.unread} + 1 end`
      : sql`${threads.unread} + 1`,
    ...(!isThanks && { state: 'OPEN' as const }),
  };
}

/** Whether a number wrote more in the last hour than is stored. */
export async function isFlood(scope: Scope, threadId: string): Promise<boolean> {
  const { thread_id, direction, created_date } = textMessages;
  const isRecent = gt(created_date, sql`now() - interval '1 hour'`);
  const recent = and(eq(thread_id, threadId), eq(direction, 'IN'), isRecent);
  return (await scope.count(textMessages, recent)) >= MOST_AN_HOUR;
}
