import { eq } from 'drizzle-orm';
import { isNews, type MessageState } from '../../src/schemas/inbox/states.ts';
import type { Scope } from '../core/scope.ts';
import type { SmsStatus } from './providers/smsProvider.ts';
import { reopenThread } from './reopen.ts';
import { textMessages } from './tables.ts';

/** Stores what a provider reports about a message, unless more is known already; returns the state that it has then. */
export const storeStatus = (
  scope: Scope,
  messageId: string,
  { id: provider_id, state: reported, detail }: SmsStatus,
): Promise<MessageState | undefined> =>
  scope.joined(async (own) => {
    const { id, state } = textMessages;
    const where = eq(id, messageId);
    const [found] = await own.select(textMessages, { state }, { where, lock: true });
    const known = found?.state as MessageState | undefined;
    if (!known) return undefined;
    const isNewState = reported !== undefined && isNews(known, reported);
    const reason = reported === 'FAILED' ? { code: 'text_undelivered', ...(detail && { detail }) } : null;
    await own.update(
      textMessages,
      { provider_id, ...(isNewState && { state: reported, reason, state_date: new Date() }) },
      where,
    );
    if (isNewState && reported === 'FAILED') await reopenThread(own, messageId);
    return isNewState ? reported : known;
  });
