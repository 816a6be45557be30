import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import type { InputProps } from '../../../../kit/slots.ts';
import { linesTotal } from '../../../../schemas/inventory/lines.ts';
import { ItemSearch } from '../../search/ItemSearch.tsx';
import { useCanSeeCosts } from '../../useCanSeeCosts.ts';
import {
  orderLine,
  numberOrZero,
  incrementLine,
  type FormLine,
  type LineOptions,
  type OrderLine,
} from './line.ts';
import { LineFields } from './LineFields.tsx';
import { LinesTable } from './LinesTable.tsx';
import { SuggestButton } from './SuggestButton.tsx';

const source = 'lines';

/** The lines of a purchase order or transfer: items are searched, or scanned with any element focused. */
export default function LinesInput({ readOnly = false, ...kind }: Partial<InputProps> & LineOptions) {
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext<{ state: string; lines: OrderLine[] }>();
  return (
    <div role="group" data-wide aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mt: 1, mb: 1 }}>
        {translate('stockOrders.lines.title')}
      </Typography>
      {readOnly ? (
        <LinesTable lines={record?.lines ?? []} isSent={record?.state !== 'DRAFT'} {...kind} />
      ) : (
        <LinesEditor {...kind} />
      )}
    </div>
  );
}

function LinesEditor(kind: LineOptions) {
  const translate = useTranslate();
  const showsCost = useCanSeeCosts() && kind.hasCost === true;
  const { getValues, setValue } = useFormContext();
  const { fields, append, remove, update } = useFieldArray({ name: source, keyName: 'key' });
  const linesNow = () => (getValues(source) ?? []) as FormLine[];
  const add = (line: FormLine, serial?: string) => {
    const index = linesNow().findIndex((one) => one.item_id === line.item_id);
    const known = linesNow()[index];
    if (known) update(index, incrementLine(known, serial));
    else append(serial === undefined ? line : incrementLine({ ...line, quantity: 0 }, serial), keepFocus);
    // A scan counts as user input: the form becomes dirty and is validated.
    setValue(source, linesNow(), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <ItemSearch
        label={translate('stockOrders.lines.add')}
        onFound={({ item, serial }) =>
          add(orderLine(item, { ...kind, hasCost: showsCost }), kind.hasSerials ? serial?.serial : undefined)
        }
        sx={{ mb: 1 }}
      />
      {kind.hasCost && (
        <SuggestButton
          onSuggested={(lines) => {
            const known = new Set(linesNow().map(({ item_id }) => item_id));
            const added = lines.filter(({ item_id }) => !known.has(item_id));
            append(added, keepFocus);
            return added.length;
          }}
        />
      )}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {fields.map(({ key }, index) => (
          <LineFields key={key} index={index} onRemove={() => remove(index)} {...kind} />
        ))}
      </ul>
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate('stockOrders.lines.empty')}
        </Typography>
      )}
      {showsCost && fields.length > 0 && <Total />}
    </>
  );
}

/** The focus stays in the search after a line is added. */
const keepFocus = { shouldFocus: false };

function Total() {
  const translate = useTranslate();
  const locale = useLocale();
  const lines = (useWatch({ name: source }) as FormLine[]).map(({ quantity, unit_cost }) => ({
    quantity: numberOrZero(quantity),
    unit_cost: numberOrZero(unit_cost),
  }));
  return (
    <Typography sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {translate('stockOrders.lines.total')} {moneyFormat(locale).format(linesTotal(lines) / 100)}
    </Typography>
  );
}
