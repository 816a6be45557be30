import { useRecordContext, useTranslate } from 'react-admin';
import { useCents } from '../../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../../kit/form/inputs/NumberInput.tsx';
import { Lines } from '../../../../kit/lines/Lines.tsx';
import type { LineColumn } from '../../../../kit/lines/lineSlots.ts';
import type { InputProps } from '../../../../kit/slots.ts';
import { outstandingOf } from '../../../../schemas/inventory/lines.ts';
import { ItemSearch } from '../../search/ItemSearch.tsx';
import { itemCodes } from '../../texts.ts';
import { useCanSeeCosts } from '../../useCanSeeCosts.ts';
import { addItem, type FormLine, type LineOptions } from './line.ts';
import { LineSerials } from './LineSerials.tsx';
import { ReceivedSerials } from './ReceivedSerials.tsx';
import { SuggestButton } from './SuggestButton.tsx';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

const words = 'stockOrders.lines';

/** The lines of a purchase order or transfer: items are searched, or scanned with any element focused. */
export default function LinesInput({ readOnly = false, ...kind }: Partial<InputProps> & LineOptions) {
  const translate = useTranslate();
  const cents = useCents();
  const hasCost = useCanSeeCosts() && kind.hasCost === true;
  const record = useRecordContext<{ state: string; lines: FormLine[] }>();
  const isSent = record !== undefined && record.state !== 'DRAFT';
  const received: LineColumn<FormLine>[] = [
    { name: 'received', value: ({ received: count = 0 }) => count },
    {
      name: 'missing',
      value: (line) => outstandingOf({ ...line, quantity: numberOrZero(line.quantity) }) || '',
    },
  ];
  const cost: LineColumn<FormLine> = {
    name: 'unit_cost',
    renderInput: (source) => (
      <MoneyInput source={`${source}.unit_cost`} label={`${words}.unit_cost`} isCents isRequired />
    ),
    value: ({ unit_cost }) => cents(numberOrZero(unit_cost)),
  };
  return (
    <Lines<FormLine>
      source="lines"
      of="item_id"
      {...{ words, readOnly }}
      title={translate(`${words}.title`)}
      stored={record?.lines ?? []}
      nameOf={({ item }) => item?.name ?? ''}
      renderDetails={({ item }) => [itemCodes(item)]}
      columns={[
        {
          name: 'quantity',
          renderInput: (source) => (
            <NumberInput source={`${source}.quantity`} label={`${words}.quantity`} isRequired />
          ),
          value: ({ quantity }) => quantity,
        },
        ...(isSent ? received : []),
        ...(hasCost ? [cost] : []),
      ]}
      {...(hasCost && { sumOf, hasTotal: true })}
      {...(kind.hasSerials && { renderMore: serialsOf })}
      renderSearch={(lines) => (
        <>
          <ItemSearch
            label={translate(`${words}.add`)}
            onFound={(found) => addItem(lines, found, { ...kind, hasCost })}
            sx={{ mb: 1 }}
          />
          {kind.hasCost && <SuggestButton lines={lines} />}
        </>
      )}
    />
  );
}

const sumOf = ({ quantity, unit_cost }: FormLine) =>
  typeof quantity === 'number' && typeof unit_cost === 'number' ? quantity * unit_cost : undefined;

function serialsOf(line: FormLine, source?: string) {
  if (source === undefined) return <ReceivedSerials {...line} />;
  return line.item?.is_serialized && <DraftSerials {...{ line, source }} />;
}

function DraftSerials(props: { line: FormLine; source: string }) {
  const translate = useTranslate();
  return <LineSerials {...props} label={translate(`${words}.add_serial`)} />;
}
