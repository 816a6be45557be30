import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useController } from 'react-hook-form';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { MAX_LEFT } from '../../../schemas/tickets/leftItems.ts';
import { firstMessage } from './firstMessage.ts';
import { InputGroup } from './InputGroup.tsx';

const common = ['charger', 'cable', 'case', 'sim'] as const;

interface LeftItemsInputProps {
  source: string;
  isRequired: boolean;
}

/** What is left with a device: common things by a tap, others in words, or that nothing is. */
export const LeftItemsInput = memo(function LeftItemsInput({ source, isRequired }: LeftItemsInputProps) {
  const translate = useTranslate();
  const { field, formState } = useController({ name: source });
  const { onChange, ref } = field;
  const [typed, setTyped] = useState('');
  const items = field.value as NewTicketDevice['left_items'];
  const names = (items ?? []).map(({ name }) => name);
  const isFull = names.length >= MAX_LEFT;
  const add = (text: string) => {
    const name = text.trim();
    if (name && !isFull && !names.includes(name)) onChange([...(items ?? []), { name }]);
  };
  const addTyped = () => {
    if (isFull) return;
    add(typed);
    setTyped('');
  };
  const remove = (name: string) => {
    const left = (items ?? []).filter((one) => one.name !== name);
    onChange(left.length > 0 ? left : null);
  };
  const offered = common
    .map((one) => translate(`bench.rules.common_items.${one}`))
    .filter((name) => !names.includes(name));
  return (
    <InputGroup
      ref={ref}
      title={translate('bench.rules.left_items')}
      isRequired={isRequired}
      message={firstMessage(get(formState.errors, source))}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {names.map((name) => (
          <Chip
            key={name}
            label={name}
            color="primary"
            aria-label={translate('bench.rules.remove_item', { name })}
            onDelete={() => remove(name)}
            onClick={() => remove(name)}
          />
        ))}
        {!isFull &&
          offered.map((name) => (
            <Chip key={name} variant="outlined" label={`+ ${name}`} onClick={() => add(name)} />
          ))}
        {names.length === 0 && (
          <FormControlLabel
            label={translate('bench.rules.no_items')}
            sx={{ ml: 0 }}
            control={
              <Checkbox
                size="small"
                checked={items !== null}
                onChange={(_, isNothing) => onChange(isNothing ? [] : null)}
              />
            }
          />
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          size="small"
          fullWidth
          label={translate('bench.rules.add_left')}
          value={typed}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={addTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            addTyped();
          }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button onClick={addTyped} disabled={isFull || !typed.trim()}>
          {translate('bench.rules.add')}
        </Button>
      </Stack>
    </InputGroup>
  );
});
