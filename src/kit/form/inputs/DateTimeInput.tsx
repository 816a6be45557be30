import { NativePicker } from './NativePicker.tsx';
import type { FieldProps } from './useField.tsx';

const minute = 60_000;

/** The local time of a moment to the minute: 2026-01-31T13:30. */
function localTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString().slice(0, 16);
}

/** Input for a moment, stored in UTC or null, entered in the time zone of the browser. */
export const DateTimeInput = (props: FieldProps) => (
  <NativePicker
    {...props}
    type="datetime-local"
    toText={localTime}
    toValue={(text) => new Date(text).toISOString()}
  />
);
