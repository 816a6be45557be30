import { GlobalItemRowAction } from '../custom/globalCatalog/GlobalItemRowAction.tsx';
import { GlobalItemBulkActions } from '../custom/globalCatalog/GlobalItemBulkActions.tsx';
import { GlobalItemActions } from '../custom/globalCatalog/GlobalItemActions.tsx';
import { importedText, ImportedValue, duplicatesText, MarkedName } from '../custom/globalCatalog/values.tsx';
import type { Slots } from '../kit/declaration.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { OptInFilter } from '../kit/list/filters/OptInFilter.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import type { Slot } from '../kit/slots.ts';
import type { Model } from '../schemas/model.ts';

const RowActionDialog = lazyWithPreload(() => import('../custom/globalCatalog/actions/RowActionDialog.tsx'));
const GlobalItemDialog = lazyWithPreload(() => import('../custom/globalCatalog/GlobalItemDialog.tsx'));

interface GlobalSlots {
  columns: (common: Record<'name' | 'duplicates', Slot>) => Slot[];
  /** Filters before the name filter. */
  filters?: Slot[];
  /** The filter that includes hidden items. */
  withHidden: string;
}

/** Declaration shared by the resources of the global catalogue (contract 3 §2.7, §2.8). */
export const globalItem = (
  model: Model,
  { columns, filters = [], withHidden }: GlobalSlots,
): Pick<Slots, 'columns' | 'form'> & Partial<Slots> => ({
  columns: [
    ...columns({
      name: <MarkedName source="name" />,
      duplicates: <ComputedText source="duplicates" text={duplicatesText} align="right" />,
    }),
    <ImportedValue source="adopted" text={importedText} />,
    'is_hidden',
  ],
  hiddenColumns: ['is_hidden'],
  phoneColumns: ['adopted'],
  filters: [...filters, 'name', 'created_date', <OptInFilter source={withHidden} />],
  selection: { action: 'update', on: model },
  dialog: <GlobalItemDialog />,
  form: [],
  actions: <GlobalItemActions />,
  bulkActions: <GlobalItemBulkActions />,
  rowActions: [
    <GlobalItemRowAction
      path="import"
      label="globalCatalog.import"
      dialog={<RowActionDialog action="import" />}
    />,
    <GlobalItemRowAction path="hide" label="globalCatalog.hide" dialog={<RowActionDialog action="hide" />} />,
  ],
});
