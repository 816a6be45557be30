import { useField, type FieldProps } from './useField.tsx';

/** A property whose value is picked: how the form holds it, and what its picker shows. */
export function usePickerInput<T>(props: FieldProps) {
  const { value, change, control } = useField<T>(props);
  const { label, disabled: readOnly, ...textField } = control;
  return { value, change, picker: { label, readOnly, textField } };
}
