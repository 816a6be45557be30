import Button from '@mui/material/Button';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import type { InputProps } from '../../resources/form/SchemaInput.tsx';
import { useLookups, type LookupType } from './useLookups.ts';

type SlotInputProps = Partial<InputProps> & { source: string };

/** Chooses one of the store's codes. */
export function LookupInput({ type, isRequired = false, ...props }: SlotInputProps & { type: LookupType }) {
  const translate = useTranslate();
  const { codesOf, isError, refetch } = useLookups();
  const choices = codesOf(type).map(({ code, code_text }) => ({ id: code, name: code_text }));
  const retry = isError && (
    <>
      {translate('booking.lookups_failed')}{' '}
      <Button size="small" onClick={() => void refetch()}>
        {translate('errors.retry')}
      </Button>
    </>
  );
  return (
    <SelectInput
      {...props}
      isRequired={isRequired}
      choices={choices}
      translateChoice={false}
      helperText={retry}
      fullWidth
    />
  );
}

/** A time of day, HH:mm on the screen and HH:mm:ss in the record; none is null. */
export function TimeInput({ isRequired = false, ...props }: SlotInputProps) {
  return (
    <TextInput
      {...props}
      isRequired={isRequired}
      type="time"
      format={(time?: string | null) => time?.slice(0, 5) ?? ''}
      parse={(time: string) => (time ? `${time}:00`.slice(0, 8) : null)}
      helperText={false}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
