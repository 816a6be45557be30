import { AdoptRowAction } from '../custom/globalCatalog/AdoptRowAction.tsx';
import { AdoptSelected } from '../custom/globalCatalog/AdoptSelected.tsx';
import { AdoptionMenu } from '../custom/globalCatalog/AdoptionMenu.tsx';
import { adoptedText, AdoptedValue, duplicatesText, MarkedName } from '../custom/globalCatalog/values.tsx';
import type { Slots } from '../kit/declaration.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { OptInFilter } from '../kit/list/filters/OptInFilter.tsx';
import { late } from '../kit/late.ts';
import type { Slot } from '../kit/slots.ts';
import type { Model } from '../schemas/model.ts';

const AdoptRow = late(() => import('../custom/globalCatalog/adopt/AdoptRow.tsx'));
const GlobalItemDialog = late(() => import('../custom/globalCatalog/GlobalItemDialog.tsx'));

interface GlobalSlots {
  columns: (common: Record<'name' | 'duplicates', Slot>) => Slot[];
  /** Those before the filter by name. */
  filters?: Slot[];
  /** The filter that lets hidden ones be seen. */
  withHidden: string;
}

/** What the pages of the global catalogue have in common (contract 3 §2.7, §2.8). */
export const globalItem = (
  model: Model,
  { columns, filters = [], withHidden }: GlobalSlots,
): Pick<Slots, 'columns' | 'form'> & Partial<Slots> => ({
  columns: [
    ...columns({
      name: <MarkedName source="name" />,
      duplicates: <ComputedText source="duplicates" text={duplicatesText} align="right" />,
    }),
    <AdoptedValue source="adopted" text={adoptedText} />,
    'is_hidden',
  ],
  hidden: ['is_hidden'],
  phone: ['adopted'],
  filters: [...filters, 'name', 'created_date', <OptInFilter source={withHidden} />],
  selection: { action: 'update', on: model },
  dialog: <GlobalItemDialog />,
  form: [],
  actions: <AdoptionMenu />,
  bulkActions: <AdoptSelected />,
  rowActions: [
    <AdoptRowAction path="import" label="globalCatalog.import" dialog={<AdoptRow action="import" />} />,
    <AdoptRowAction path="hide" label="globalCatalog.hide" dialog={<AdoptRow action="hide" />} />,
  ],
});
