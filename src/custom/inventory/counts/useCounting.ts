import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type {
  CountEntry,
  CountLine,
  EntryOutcome,
  StockCount,
} from '../../../schemas/inventory/stockCounts.ts';
import { stockCounts } from '../../../schemas/inventory/stockCounts.ts';
import { playScanFeedback } from '../../../kit/scan/playScanFeedback.ts';
import { useInventoryCalls } from '../calls.ts';
import { lineFinder, withPending } from './pendingEntries.ts';
import { useEntryQueue } from './useEntryQueue.ts';

/** The last entry made on this device, and its outcome. */
export interface LastEntered {
  entry: CountEntry;
  line?: CountLine;
  outcome?: EntryOutcome;
}

const none: CountLine[] = [];

/** The state of a count including unsent entries, and the actions of counting. */
export function useCounting(count: StockCount) {
  const { getCountSheet } = useInventoryCalls();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => [stockCounts.name, 'sheet', count.id], [count.id]);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal: gone }) => getCountSheet({ params: { id: count.id }, signal: gone }),
  });
  const [entered, setEntered] = useState<LastEntered[]>([]);
  const clock = useRef(0);
  useEffect(() => {
    if (data) clock.current = Date.parse(data.now) - Date.now();
  }, [data]);

  const onSent = useCallback(
    (outcomes: EntryOutcome[]) => {
      const byKey = new Map(outcomes.map((outcome) => [outcome.key, outcome]));
      setEntered((all) => all.map((one) => ({ ...one, outcome: byKey.get(one.entry.key) ?? one.outcome })));
      if (outcomes.some(({ problem }) => problem)) playScanFeedback(false);
      void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, queryKey],
  );
  const { queue, pending, ...sending } = useEntryQueue(count.id, onSent);

  const known = data?.lines ?? none;
  const find = useMemo(() => lineFinder(known), [known]);
  const lines = useMemo(() => withPending(known, pending, find), [known, pending, find]);

  const add = (values: Pick<CountEntry, 'code' | 'item_id'> & Partial<CountEntry>) => {
    const counted_date = new Date(Date.now() + clock.current).toISOString();
    const entry = { key: crypto.randomUUID(), counted_date, mode: 'ADD', quantity: 1, ...values } as const;
    const line = find(entry);
    playScanFeedback(true);
    queue.put(entry);
    setEntered((all) => [{ entry, line }, ...all].slice(0, 50));
  };
  const undo = (key: string) => {
    const one = entered.find(({ entry }) => entry.key === key);
    if (one) queue.put({ ...one.entry, is_undone: true });
    setEntered((all) => all.filter(({ entry }) => entry.key !== key));
  };
  /** Removes an entry with an unknown code, whoever entered it. */
  const remove = (key: string, code: string) =>
    queue.put({
      key,
      code: code || undefined,
      counted_date: new Date(Date.now() + clock.current).toISOString(),
      mode: 'ADD',
      quantity: 1,
      is_undone: true,
    });

  const gone = new Set(pending.filter(({ is_undone }) => is_undone).map(({ key }) => key));
  return {
    lines,
    open: (data?.open ?? []).filter(({ key }) => !gone.has(key)),
    entered,
    pending,
    isLoaded: data !== undefined,
    loadedAt: dataUpdatedAt,
    error: isFetching ? null : error,
    refetch,
    add,
    undo,
    remove,
    ...sending,
  };
}

export type Counting = ReturnType<typeof useCounting>;
