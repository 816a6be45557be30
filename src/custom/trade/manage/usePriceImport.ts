import { useTranslate } from 'react-admin';
import type { SheetImport } from '../../../kit/sheet/import/sheetImport.ts';
import type { SheetWrites } from '../../../kit/sheet/import/write/useSheetWriting.ts';
import { MAX_CHANGES, type PriceChange } from '../../../schemas/trade/prices.ts';
import { tradeVersions } from '../../../schemas/trade/versions.ts';
import { useTradeCalls } from '../calls.ts';

/** The import of a version's prices. Changes made in the table are listed and undone like imports. */
export function usePriceImport(versionId: string): SheetImport {
  const { getTradePriceImports, undoTradePrices } = useTradeCalls();
  return {
    model: tradeVersions,
    messages: 'trade.sheet',
    recordId: versionId,
    getImports: async (_, signal) => {
      const imports = await getTradePriceImports({ params: { id: versionId }, signal });
      return { imports, total: imports.length };
    },
    undoImport: (id) => undoTradePrices({ params: { id } }),
  };
}

/** A price change; `before` is the price that it was planned on. */
interface PlannedPrice extends PriceChange {
  id: string;
  is_voided?: true;
}

interface PriceChanges {
  /** Becomes the id of the import. */
  id: string;
  /** Null for changes made in the table. */
  fileName: string | null;
  changes: readonly (PriceChange & { product?: string })[];
}

/** Returns what is written of price changes. Writing them again with the same id changes nothing more. */
export function usePriceWrites(versionId: string) {
  const translate = useTranslate();
  const { changeTradePrices } = useTradeCalls();
  const titleOf = ({ storage, condition }: PriceChange) =>
    [translate(`resources.tradeVersions.values.condition.${condition}`), storage].filter(Boolean).join(', ');
  return ({ id, fileName, changes }: PriceChanges): SheetWrites<PlannedPrice, PlannedPrice> => ({
    id,
    batchAt: async (offset) => {
      const some = changes.slice(offset, offset + MAX_CHANGES).map((change, index) => ({
        planned: plannedOf(change, String(offset + index)),
        name: { product: change.product, title: titleOf(change) },
      }));
      const planned = some.map((one) => one.planned);
      const batch = {
        create: planned.filter(({ before }) => before === null),
        update: planned.filter(({ before }) => before !== null),
        names: new Map(some.map((one) => [one.planned.id, one.name])),
      };
      return { batch, size: some.length };
    },
    send: async (_, items) => {
      const body = { import_id: id, file_name: fileName?.slice(-255) ?? null, changes: items.map(changeOf) };
      const { stale, unknown } = await changeTradePrices({ params: { id: versionId }, body });
      return items.map((item, index) => ({
        id: item.id,
        status: stale.includes(index) ? 'stale' : unknown.includes(index) ? 'missing' : 'updated',
      }));
    },
  });
}

const changeOf = ({ product_id, storage, condition, before, after }: PriceChange): PriceChange => ({
  product_id,
  storage,
  condition,
  before,
  after,
});

const plannedOf = (change: PriceChange, id: string): PlannedPrice => ({
  ...changeOf(change),
  id,
  ...(change.after === null && { is_voided: true }),
});
