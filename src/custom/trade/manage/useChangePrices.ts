import { useRef, useState } from 'react';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { nothingWritten, writeChanges, type Written } from '../../../kit/sheet/import/write/writeChanges.ts';
import { useReload } from '../../../kit/useReload.ts';
import type { PriceChange } from '../../../schemas/trade/prices.ts';
import { tradeVersions } from '../../../schemas/trade/versions.ts';
import { usePriceWrites } from './usePriceImport.ts';

/** Saves price changes made in the table as one change; after a failure they can be saved again. */
export function useChangePrices(versionId: string) {
  const writesOf = usePriceWrites(versionId);
  const reload = useReload(tradeVersions);
  const importId = useRef<string>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const apply = async (changes: readonly PriceChange[]): Promise<Written | undefined> => {
    const id = (importId.current ??= crypto.randomUUID());
    setIsBusy(true);
    setFailure(undefined);
    try {
      const written = await writeChanges({
        ...writesOf({ id, fileName: null, changes }),
        from: nothingWritten,
      });
      importId.current = undefined;
      return written;
    } catch (error) {
      setFailure(reasonOf(error, 'messages.failed'));
      return undefined;
    } finally {
      setIsBusy(false);
      reload();
    }
  };
  return { apply, isBusy, failure };
}
