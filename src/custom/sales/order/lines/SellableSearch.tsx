import { useTranslate } from 'react-admin';
import { SearchField } from '../../../../kit/picker/SearchField.tsx';
import { useCodeLookup } from '../../../../kit/scan/useCodeLookup.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { useSalesCalls } from '../../calls.ts';
import { exactMatch } from './line.ts';
import { SellableOption } from './SellableOption.tsx';
import { useInitialScan } from './useInitialScan.ts';

interface SellableSearchProps {
  location: number | null;
  onFound: (one: Sellable) => void;
  /** Shown while nothing was found. */
  error?: string | undefined;
  autoFocus: boolean;
}

/** Searches what can be sold; arrow keys and Enter add a result, a scan anywhere on the screen is added at once. */
export function SellableSearch({ location, onFound, ...field }: SellableSearchProps) {
  const translate = useTranslate();
  const { findSellable } = useSalesCalls();
  const codes = useCodeLookup(async (code) => {
    const found = await findSellable(code, location);
    const match = exactMatch(found);
    if (match) onFound(match);
    const reason = found.some(({ is_code }) => is_code) ? 'several' : 'none';
    return match ? undefined : translate(`sales.search.${reason}`, { code });
  }, translate('sales.search.failed'));
  useInitialScan(codes.take);
  return (
    <SearchField<Sellable>
      {...field}
      label={translate('sales.search.label')}
      placeholder={translate('sales.search.placeholder')}
      search={{
        key: ['orders', 'sellable', location],
        find: (text, signal) => findSellable(text, location, signal),
        gcTime: 0,
      }}
      codes={codes}
      onChosen={onFound}
      nameOf={({ name }) => name}
      keyOf={({ kind, id, product_id }) => `${kind} ${id} ${product_id ?? ''}`}
      groupOf={({ kind }) => translate(`sales.search.kinds.${kind}`)}
      renderResult={(one) => <SellableOption one={one} />}
    />
  );
}
