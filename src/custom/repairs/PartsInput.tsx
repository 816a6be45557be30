import Delete from '@mui/icons-material/DeleteOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState, useWatch, type FieldError } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { items, type Item } from '../../schemas/inventory/items.ts';
import { MAX_PARTS, type RepairPart } from '../../schemas/repairs/parts.ts';
import { ItemSearch } from '../inventory/index.ts';
import { partText } from './partsText.ts';

const source = 'parts';
const text = (key: string) => `resources.repairs.parts.${key}`;

/** The parts that a service needs, with quantities. Read-only for users who may not see the inventory. */
export default function PartsInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const isRead = !useCan()('list', items) || readOnly;
  const isUsed = useSession().features.has('DASHBOARD_CATALOG_INVENTORY');
  const { fields, append, remove } = useFieldArray({ name: source });
  const parts = (useWatch({ name: source }) ?? []) as RepairPart[];
  const [refused, setRefused] = useState(false);
  if (!isUsed && fields.length === 0) return null;
  const add = ({ id, name, is_serialized }: Item) => {
    setRefused(is_serialized);
    if (is_serialized || parts.some(({ item_id }) => item_id === id)) return;
    append({ item_id: id, item: { id, name }, quantity: 1 }, { shouldFocus: false });
  };
  return (
    <div role="group" data-wide aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mt: 1 }}>
        {translate('resources.repairs.fields.parts')}
      </Typography>
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate(text('none'))}
        </Typography>
      )}
      {fields.map(({ id }, index) => {
        const part = parts[index];
        if (!part) return null;
        return isRead ? (
          <Typography key={id} sx={{ py: 0.5 }}>
            {partText(part)}
          </Typography>
        ) : (
          <PartLine key={id} part={part} index={index} onRemove={() => remove(index)} />
        );
      })}
      {!isRead && fields.length < MAX_PARTS && (
        <ItemSearch
          label={translate(text('add'))}
          onFound={({ item }) => add(item)}
          error={refused ? translate('validation.not_counted') : undefined}
          sx={{ mt: 1 }}
        />
      )}
    </div>
  );
}

interface PartLineProps {
  part: RepairPart;
  index: number;
  onRemove: () => void;
}

function PartLine({ part, index, onRemove }: PartLineProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const wrong = (errors[source] as { item_id?: FieldError }[] | undefined)?.[index]?.item_id?.message;
  const name = part.item?.name ?? '';
  return (
    <Line role="group" aria-label={name}>
      <span>
        {name}
        {wrong && (
          <FormHelperText error role="alert">
            {wrong}
          </FormHelperText>
        )}
      </span>
      <NumberInput source={`${source}.${index}.quantity`} label={text('quantity')} isRequired />
      <IconButton aria-label={translate(text('remove'), { name })} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Line>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem 40px',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  overflowWrap: 'anywhere',
});
