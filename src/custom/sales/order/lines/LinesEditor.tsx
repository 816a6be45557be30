import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch, type FieldError } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import { useCents } from '../../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { LinesEditor as Editor } from '../../../../kit/lines/Lines.tsx';
import type { LineColumn } from '../../../../kit/lines/lineSlots.ts';
import type { EditedLines } from '../../../../kit/lines/useLines.ts';
import { undoNotification } from '../../../../kit/undoNotification.tsx';
import { MAX_QUANTITY } from '../../../../schemas/inventory/lines.ts';
import { changesPrices } from '../../../../schemas/sales/access.ts';
import { hasOwnPrice, type Order } from '../../../../schemas/sales/orders.ts';
import { discountOf } from '../../../../schemas/sales/price.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { DiscountInput } from '../DiscountInput.tsx';
import { AddMenu } from './AddMenu.tsx';
import { IncomingStockText } from './IncomingStockText.tsx';
import { addSellable, hasCustomPrice, type FormLine } from './line.ts';
import { LineDetails } from './LineDetails.tsx';
import { useLineText } from './lineText.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { SellableSearch } from './SellableSearch.tsx';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

const words = 'sales.lines';

/** The lines of an open order; the search keeps the focus for the next line. */
export function LinesEditor() {
  const translate = useTranslate();
  const notify = useNotify();
  const lineText = useLineText();
  return (
    <Editor<FormLine>
      source="lines"
      words={words}
      nameOf={({ name }) => name}
      renderName={(source, { kind }) =>
        kind === 'CUSTOM' ? (
          <TextInput source={`${source}.name`} label={`${words}.name`} isRequired />
        ) : undefined
      }
      renderDetails={(line) => [lineText(line), <IncomingStockText key="incoming" line={line} />]}
      columns={useColumns()}
      sumOf={sumOf}
      renderMore={(line, source) => source && <LineDetails {...{ line, source }} />}
      onRemoved={({ name }, putBack) =>
        notify(...undoNotification(translate(`${words}.removed`, { name }), putBack))
      }
      renderSearch={(lines) => <LineSearch lines={lines} />}
    />
  );
}

/** Quantity, price and discount, as far as the user may change them. */
function useColumns(): LineColumn<FormLine>[] {
  const translate = useTranslate();
  const cents = useCents();
  const mayPrice = changesPrices(useSession().who) === true;
  const order = useRecordContext<Order>();
  const maxOf = ({ id }: FormLine) => {
    const stored = order?.lines.find((line) => line.id === id);
    return stored && !mayPrice && hasOwnPrice(stored) ? stored.quantity : MAX_QUANTITY;
  };
  return [
    {
      name: 'quantity',
      width: 136,
      renderInput: (source, line) => (
        <QuantityInput source={`${source}.quantity`} name={line.name} max={maxOf(line)} />
      ),
    },
    {
      name: 'price',
      width: 120,
      renderInput: (source, line) => (
        <MoneyInput
          source={`${source}.unit_price`}
          label={`${words}.price`}
          isCents
          readOnly={!mayPrice && (line.kind === 'CUSTOM' || typeof line.list_price === 'number')}
          helperText={
            hasCustomPrice(line) ? translate(`${words}.listed`, { price: cents(line.list_price ?? 0) }) : ''
          }
        />
      ),
    },
    {
      name: 'discount',
      width: 136,
      renderInput: (source, { kind }) =>
        kind !== 'GIFT' && (
          <DiscountInput prefix={`${source}.`} label={`${words}.discount`} readOnly={!mayPrice} />
        ),
    },
  ];
}

function sumOf({ quantity, unit_price, discount_kind, discount }: FormLine) {
  const amount = numberOrZero(quantity) * numberOrZero(unit_price);
  return amount - discountOf({ discount_kind, discount: numberOrZero(discount) }, amount);
}

/** Adds what is found, scanned, or in no catalogue. */
function LineSearch({ lines }: { lines: EditedLines<FormLine> }) {
  const isNew = useRecordContext() === undefined;
  const { getValues } = useFormContext();
  const location = useWatch({ name: 'location_id' }) as number | null | undefined;
  const error = useFormState({ name: 'lines' }).errors.lines as
    | (FieldError & { root?: FieldError })
    | undefined;
  const add = (one: Sellable) => {
    const { lines: added, index } = addSellable(lines.read(), one, getValues('apply_wholesale') as boolean);
    lines.put(index, added[index]!);
  };
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <SellableSearch
          location={location ?? null}
          onFound={add}
          error={error?.message ?? error?.root?.message}
          autoFocus={isNew}
        />
      </div>
      <AddMenu
        onAdd={(line) => lines.put(lines.read().length, line, `lines.${lines.read().length}.unit_price`)}
      />
    </div>
  );
}
