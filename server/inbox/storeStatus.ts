import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { statesBefore, type MessageState } from '../../src/schemas/inbox/states.ts';
import type { Scope } from '../core/scope.ts';
import type { SmsStatus } from './providers/smsProvider.ts';
import { reopenThread } from './reopen.ts';
import { textMessages } from './tables.ts';

/** Stores what a provider reports about a message, unless more is known already; returns the state that it has then. */
export const storeStatus = (
  scope: Scope,
  messageId: string,
  status: SmsStatus,
): Promise<MessageState | undefined> =>
  status.state === 'FAILED'
    ? scope.joined(async (own) => {
        const { isNews, state } = await store(own, messageId, status);
        if (isNews) await reopenThread(own, messageId);
        return state;
      })
    : store(scope, messageId, status).then(({ state }) => state);

/** Most reports are news, which takes one statement. */
async function store(
  scope: Scope,
  messageId: string,
  { id: provider_id, state: reported, detail }: SmsStatus,
): Promise<{ isNews: boolean; state: MessageState | undefined }> {
  const { id, state } = textMessages;
  const isIt = eq(id, messageId);
  if (reported) {
    const reason = reported === 'FAILED' ? { code: 'text_undelivered', ...(detail && { detail }) } : null;
    const [news] = await scope.updateReturning(
      textMessages,
      { provider_id, state: reported, reason, state_date: new Date() },
      and(isIt, inArray(state, statesBefore(reported)))!,
      { id },
    );
    if (news) return { isNews: true, state: reported };
  }
  const [known] = await scope.updateReturning(textMessages, { provider_id }, and(isIt, isNotNull(state))!, {
    state,
  });
  return { isNews: false, state: known?.state as MessageState | undefined };
}
