import { useField, type FieldProps } from './useField.tsx';

/** Connects a picker to the surrounding form. */
export function usePickerInput<T>(props: FieldProps) {
  const { value, change, control } = useField<T>(props);
  const { label, disabled: readOnly, ...textField } = control;
  return { value, change, picker: { label, readOnly, textField } };
}
