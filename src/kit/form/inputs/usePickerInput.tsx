import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import type { InputProps } from '../../slots.ts';

/** A property whose value is picked: how the form holds it, and what its picker shows. */
export function usePickerInput({ source, isRequired }: Pick<InputProps, 'source' | 'isRequired'>) {
  const resource = useResourceContext();
  const { field, fieldState } = useInput<unknown>({ source });
  const picker = {
    label: <FieldTitle resource={resource} source={source} isRequired={isRequired} />,
    textField: {
      error: fieldState.invalid,
      // Of a list, that of its first wrong item.
      helperText: [fieldState.error].flat().find(Boolean)?.message,
      inputRef: field.ref,
      onBlur: field.onBlur,
      name: source,
    },
  };
  return { field, picker };
}
