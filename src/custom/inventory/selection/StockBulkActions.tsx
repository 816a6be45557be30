import Inventory from '@mui/icons-material/Inventory2Outlined';
import MenuItem from '@mui/material/MenuItem';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';
import { defaultsOf } from '../../../schemas/input.ts';
import { stockCounts, type StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { stock, type Stock } from '../../../schemas/inventory/stock.ts';
import { transfers } from '../../../schemas/inventory/transfers.ts';
import { PrintLabels } from '../labels/PrintLabels.tsx';
import { useStockLocations } from '../stockLocations.ts';
import { selectionState, type SelectedStock } from './useSelectedStock.ts';

const bulkActions = ['receive', 'adjust', 'count', 'transfer'] as const;
type BulkAction = (typeof bulkActions)[number];

const paths = { receive: '/Inventory/receive', transfer: '/Transfers/create' };

/**
 * Bulk actions of the stock list: print labels, and for staff who may change stock receive, adjust, count and transfer.
 */
export function StockBulkActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const may = useCan();
  const { locations } = useStockLocations();
  const { selectedIds } = useListContext();
  const read = async () =>
    (await dataProvider.getMany<Stock & { id: string }>(stock.name, { ids: selectedIds })).data;
  const itemIds = async () => [...new Set((await read()).map(({ item_id }) => item_id))];
  const errorText = useErrorText(stockCounts);
  /** Starts a count of the selected items only. */
  const count = async ({ itemIds: item_ids, location_id }: SelectedStock) => {
    if (location_id === null) return notify('inventory.chosen.one_place', { type: 'warning' });
    const { data } = await dataProvider.create<StockCount>(stockCounts.name, {
      data: { ...defaultsOf(stockCounts), location_id, item_ids },
    });
    return navigate(`/Counts/${data.id}`);
  };
  const go = async (use: BulkAction) => {
    try {
      const levels = await read();
      const chosen = toSelection(levels);
      const [first, ...rest] = levels.map(({ id }) => id);
      if (use === 'count') return await count(chosen);
      if (use === 'adjust') void navigate(`/Inventory/${first}/adjust`, { state: { dialog: true, rest } });
      else void navigate(paths[use], { state: selectionState(chosen) });
    } catch (error) {
      const [problem] = problemsOf(error);
      notify(problem ? errorText(problem) : reasonOf(error, 'messages.load_failed'), { type: 'error' });
    }
  };
  const offered = bulkActions.filter((use) => use !== 'transfer' || may('create', transfers));
  return (
    <>
      <PrintLabels itemIds={itemIds} />
      {locations.length > 0 && (
        <MenuButton label={translate('inventory.chosen.menu')} icon={<Inventory />}>
          {(close) =>
            offered.map((use) => (
              <MenuItem
                key={use}
                onClick={() => {
                  close();
                  void go(use);
                }}
              >
                {translate(`inventory.chosen.${use}`)}
              </MenuItem>
            ))
          }
        </MenuButton>
      )}
    </>
  );
}

function toSelection(levels: Stock[]): SelectedStock {
  const [place, ...others] = new Set(levels.map(({ location_id }) => location_id));
  return {
    itemIds: [...new Set(levels.map(({ item_id }) => item_id))],
    location_id: others.length === 0 ? (place ?? null) : null,
  };
}
