import { useSession } from '../../../authProvider/session.ts';
import { dayIn, momentIn, timeIn } from '../../../schemas/days.ts';
import { NativePicker } from './NativePicker.tsx';
import type { FieldProps } from './useField.tsx';

interface DateTimeInputProps extends FieldProps {
  /** Defaults to the store's, in which moments are shown. */
  timezone?: string;
}

/** Input for a moment, stored in UTC or null, entered in a time zone of the store whatever that of the browser is. */
export function DateTimeInput({ timezone, ...props }: DateTimeInputProps) {
  const { store } = useSession();
  const zone = timezone ?? store.timezone;
  return (
    <NativePicker
      {...props}
      key={zone}
      type="datetime-local"
      toText={(moment) => localTime(zone, new Date(moment))}
      toValue={(text) => {
        const [day = '', time = ''] = text.split('T');
        return new Date(momentIn(zone, day, `${time.slice(0, 5)}:00`)).toISOString();
      }}
    />
  );
}

/** The local time of a moment to the minute: 2026-01-31T13:30. */
const localTime = (zone: string, moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : `${dayIn(zone, moment)}T${timeIn(zone, moment).slice(0, 5)}`;
