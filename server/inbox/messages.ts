import { sql } from 'drizzle-orm';
import type { TextMessage } from '../../src/schemas/inbox/textMessages.ts';
import type { Hooks, Writing } from '../core/records/entity.ts';
import { staffNames } from '../staff/index.ts';
import { enqueueText } from './storeText.ts';
import { textMessages } from './tables.ts';

/** Text messages: who wrote them and why one failed; one that failed or whose outcome is unknown can be sent again. */
export const messageHooks: Hooks<TextMessage> = {
  fields: () => ({ by: sql`${textMessages.created_by}` }),
  complete: async (scope, records) => {
    const names = await staffNames(
      scope,
      records.map(({ by }) => by),
    );
    for (const record of records) record.by = names.get(record.by ?? '') ?? null;
  },
  steps: { retry: sendAgain, resend: sendAgain },
};

async function sendAgain({ scope, who }: Writing, { id }: TextMessage) {
  await enqueueText(scope, id, who.staff_id);
  return { state: 'QUEUED' as const, reason: null, state_date: new Date() };
}
