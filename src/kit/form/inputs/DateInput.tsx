import { NativePicker } from './NativePicker.tsx';
import type { FieldProps } from './useField.tsx';

interface DateInputProps extends FieldProps {
  /** The earliest selectable day. */
  min?: string;
}

/** Input for a day as YYYY-MM-DD or null. */
export const DateInput = (props: DateInputProps) => <NativePicker {...props} type="date" />;
