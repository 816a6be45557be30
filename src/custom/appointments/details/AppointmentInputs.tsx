import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { dayIn } from '../../../schemas/days.ts';
import { DateInput } from '../../../kit/form/inputs/DateInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput, type TextInputProps } from '../../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { HoursWarning } from './HoursWarning.tsx';
import { OverlapWarning } from './OverlapWarning.tsx';
import { type LookupType, useLookups } from '../../store/index.ts';

interface SlotInputProps extends Partial<InputProps> {
  source: string;
}

interface LookupInputProps extends SlotInputProps {
  type: LookupType;
  /** Limits the codes to choose from. */
  only?: string[];
  /** Reloads the codes after a failure. */
  onRetry?: () => void;
}

/** Chooses one of the store's codes; the stored one is always included. */
export function LookupInput({ type, only, onRetry, ...props }: LookupInputProps) {
  const translate = useTranslate();
  const { codesOf, textOf, isError, refetch } = useLookups();
  const chosen = useWatch({ name: props.source }) as string | null | undefined;
  const codes = codesOf(type)
    .map(({ code }) => code)
    .filter((code) => only?.includes(code) ?? true);
  if (chosen && !codes.includes(chosen)) codes.push(chosen);
  const choices = codes.map((code) => ({ id: code, name: textOf(type, code) }));
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
  return <SelectInput {...props} isRequired choices={choices} helperText={retry} />;
}

/** A day that is not past in the chosen location's time zone. */
export function DayInput(props: SlotInputProps) {
  const { locations, store } = useSession();
  const locationId = useWatch({ name: 'location_id' }) as number | undefined;
  const { timezone } = locations.find(({ id }) => id === locationId) ?? store;
  return <DateInput {...props} min={dayIn(timezone)} />;
}

type TimeInputProps = SlotInputProps & Pick<TextInputProps, 'onChange'>;

/** A time of day: HH:mm on the screen, HH:mm:ss in the record; empty is null. */
export function TimeInput({ isRequired = false, ...props }: TimeInputProps) {
  return (
    <TextInput
      {...props}
      isRequired={isRequired}
      type="time"
      format={(time) => time?.slice(0, 5) ?? ''}
      parse={(time) => (time ? `${time}:00`.slice(0, 8) : null)}
    />
  );
}

/** The end, with warnings about opening hours and overlapping appointments. */
export function EndTimeInput(props: TimeInputProps) {
  return (
    <>
      <TimeInput {...props} />
      <HoursWarning />
      <OverlapWarning />
    </>
  );
}
