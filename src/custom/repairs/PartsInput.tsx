import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import { Lines } from '../../kit/lines/Lines.tsx';
import type { EditedLines } from '../../kit/lines/useLines.ts';
import type { InputProps } from '../../kit/slots.ts';
import { items, type Item } from '../../schemas/inventory/items.ts';
import { MAX_PARTS, type RepairPart } from '../../schemas/repairs/parts.ts';
import { ItemSearch } from '../inventory/index.ts';
import { partText } from './partsText.ts';

const source = 'parts';
const words = 'resources.repairs.parts';

/** The parts that a service needs, with quantities. Read-only for users who may not see the inventory. */
export default function PartsInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const isRead = !useCan()('list', items) || readOnly;
  const isUsed = useSession().features.has('DASHBOARD_CATALOG_INVENTORY');
  const parts = (useWatch({ name: source }) ?? []) as RepairPart[];
  const [refused, setRefused] = useState(false);
  if (!isUsed && parts.length === 0) return null;
  const add = (lines: EditedLines<RepairPart>, { id, name, is_serialized }: Item) => {
    setRefused(is_serialized);
    if (is_serialized || parts.some(({ item_id }) => item_id === id)) return;
    lines.append([{ item_id: id, item: { id, name }, quantity: 1 }]);
  };
  return (
    <Lines<RepairPart>
      {...{ source, words }}
      of="item_id"
      readOnly={isRead}
      title={translate('resources.repairs.fields.parts')}
      stored={parts}
      textOf={partText}
      nameOf={({ item }) => item?.name ?? ''}
      columns={[
        {
          name: 'quantity',
          width: 112,
          renderInput: (line) => (
            <NumberInput source={`${line}.quantity`} label={`${words}.quantity`} isRequired />
          ),
        },
      ]}
      renderSearch={(lines) =>
        lines.keys.length < MAX_PARTS && (
          <ItemSearch
            label={translate(`${words}.add`)}
            onFound={({ item }) => add(lines, item)}
            error={refused ? translate('validation.not_counted') : undefined}
          />
        )
      }
    />
  );
}
