import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { MAX_CHANGES, type PriceChange } from '../../../schemas/trade/prices.ts';
import { useTradeCalls } from '../calls.ts';

export interface Outcome {
  changed: number;
  /** Changes rejected because the price changed meanwhile or the device does not exist. */
  left: PriceChange[];
}

/** Changes prices in batches that form one change; a retry after a failure continues where it stopped. */
export function useChangePrices(versionId: string) {
  const { changeTradePrices } = useTradeCalls();
  const queryClient = useQueryClient();
  const importId = useRef<string>(undefined);
  const [done, setDone] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const apply = async (
    all: readonly PriceChange[],
    fileName: string | null,
  ): Promise<Outcome | undefined> => {
    importId.current ??= crypto.randomUUID();
    setIsBusy(true);
    setFailure(undefined);
    const outcome: Outcome = { changed: 0, left: [] };
    try {
      for (let start = 0; start < all.length; start += MAX_CHANGES) {
        const changes = all
          .slice(start, start + MAX_CHANGES)
          .map(({ product_id, storage, condition, before, after }) => ({
            product_id,
            storage,
            condition,
            before,
            after,
          }));
        const body = { import_id: importId.current, file_name: fileName, changes };
        const { changed, stale, unknown } = await changeTradePrices({ params: { id: versionId }, body });
        outcome.changed += changed;
        outcome.left.push(...[...stale, ...unknown].flatMap((index) => all[start + index] ?? []));
        setDone(start + changes.length);
      }
      importId.current = undefined;
      return outcome;
    } catch (error) {
      setFailure(reasonOf(error, 'messages.failed'));
      return undefined;
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['tradeVersions'] });
    }
  };
  return { apply, done, isBusy, failure };
}
