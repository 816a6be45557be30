import Button from '@mui/material/Button';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import type { InputProps } from '../form/SchemaInput.tsx';
import { OverlapWarning } from './OverlapWarning.tsx';
import { useLookups, type LookupType } from './useLookups.ts';

interface SlotInputProps extends Partial<InputProps> {
  source: string;
}

interface LookupInputProps extends SlotInputProps {
  type: LookupType;
  /** The codes that are offered, where not all are. */
  only?: string[];
  /** Asks again for those codes, where they could not be loaded. */
  onRetry?: () => void;
}

/** Chooses one of the store's codes. */
export function LookupInput({ type, only, onRetry, isRequired = false, ...props }: LookupInputProps) {
  const translate = useTranslate();
  const { codesOf, isError, refetch } = useLookups();
  const choices = codesOf(type)
    .filter(({ code }) => only?.includes(code) ?? true)
    .map(({ code, code_text }) => ({ id: code, name: code_text }));
  const askAgain = () => {
    if (isError) void refetch();
    onRetry?.();
  };
  const retry = (isError || onRetry !== undefined) && (
    <>
      {translate('booking.lookups_failed')}{' '}
      <Button size="small" onClick={askAgain}>
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

/** The end, and what the time from the start to it overlaps with. */
export function EndTimeInput(props: SlotInputProps) {
  return (
    <>
      <TimeInput {...props} />
      <OverlapWarning />
    </>
  );
}
