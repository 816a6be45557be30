import type { Call } from '../../../dataProvider/calls.ts';
import { targetOf } from '../../../dataProvider/url.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import { parseEndpoint } from '../../../schemas/endpoint.ts';
import type { CountEntry, CountSheet, EntryOutcome } from '../../../schemas/inventory/stockCounts.ts';

const service = 'product';
const sheet = 'GET /dc/store/:storeId/stockCounts/:id/sheet';

export const countCalls = (call: Call) => ({
  /**
   * Returns the state of a count; `ending` adds the expected stock of a blind count, for the staff member who closes
   * it.
   */
  getCountSheet: async (id: string, signal?: AbortSignal, ending?: true): Promise<CountSheet> =>
    (
      await call<CountSheet>(service, sheet, {
        params: { id },
        query: { ending },
        signal,
      })
    ).json,

  /** Records entries, each key once. */
  sendCountEntries: async (id: string, entries: CountEntry[]): Promise<EntryOutcome[]> =>
    (
      await call<{ outcomes: EntryOutcome[] }>(service, 'POST /dc/store/:storeId/stockCounts/:id/entries', {
        params: { id },
        body: { entries },
      })
    ).json.outcomes,
});

/** Query targets of a count's page: the count and its sheet. */
export const countTargets = (ids: Record<'storeId' | 'id', string>) =>
  (['GET /dc/store/:storeId/stockCounts/:id', sheet] as const).map((line) =>
    targetOf({ service }, parseEndpoint(line), ids),
  );

export const useCountCalls = createCallsHook(countCalls);
