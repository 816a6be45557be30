import { FieldTitle, useGetOne, useInput, useResourceContext } from 'react-admin';
import { Picker } from '../../picker/Picker.tsx';
import type { Choice } from '../../picker/useChoices.ts';
import type { InputProps } from '../SchemaInput.tsx';

/** Picks the record that a property names by its id. */
export function ReferencePicker({
  source,
  reference,
  readOnly,
  isRequired,
}: InputProps & { reference: string }) {
  const resource = useResourceContext();
  const { field, fieldState } = useInput<string | null>({ source });
  const { data } = useGetOne<Choice>(
    reference,
    { id: field.value },
    { enabled: Boolean(field.value), retry: false },
  );
  return (
    <Picker
      reference={reference}
      label={<FieldTitle resource={resource} source={source} isRequired={isRequired} />}
      value={field.value ? (data ?? { id: field.value }) : null}
      onChange={(choice) => field.onChange(choice?.id ?? null)}
      readOnly={readOnly}
      textField={{
        error: fieldState.invalid,
        helperText: fieldState.error?.message,
        inputRef: field.ref,
        onBlur: field.onBlur,
        name: source,
      }}
    />
  );
}
