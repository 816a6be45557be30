import { inArray } from 'drizzle-orm';
import type { TextMessage } from '../../src/schemas/inbox/textMessages.ts';
import type { Hooks, Writing } from '../core/records/entity.ts';
import { staffNames } from '../staff/index.ts';
import { enqueueText } from './storeText.ts';
import { textMessages } from './tables.ts';

/** Text messages: who wrote them and why one failed; one that failed or whose outcome is unknown can be sent again. */
export const messageHooks: Hooks<TextMessage> = {
  complete: async (scope, records) => {
    const { id, reason, created_by } = textMessages;
    const ids = records.map((record) => record.id);
    const rows = await scope.select(textMessages, { id, reason, created_by }, { where: inArray(id, ids) });
    const names = await staffNames(
      scope,
      rows.map((row) => row.created_by),
    );
    for (const record of records) {
      const row = rows.find((one) => one.id === record.id);
      record.by = names.get(row?.created_by ?? '') ?? null;
      record.reason = row?.reason ?? null;
    }
  },
  steps: { retry: sendAgain, resend: sendAgain },
};

async function sendAgain({ scope, who }: Writing, { id }: TextMessage) {
  await enqueueText(scope, id, who.staff_id);
  return { state: 'QUEUED' as const, reason: null, state_date: new Date() };
}
