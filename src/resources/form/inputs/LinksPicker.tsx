import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { Picker } from '../../picker/Picker.tsx';
import type { Choice } from '../../picker/useChoices.ts';
import type { InputProps } from '../SchemaInput.tsx';

/** Picks the records that this one is linked with; the form holds them as {id, name}. */
export function LinksPicker({ source, reference, readOnly, isRequired }: InputProps & { reference: string }) {
  const resource = useResourceContext();
  const { field, fieldState } = useInput<Choice[]>({ source });
  return (
    <div data-wide>
      <Picker
        multiple
        reference={reference}
        label={<FieldTitle resource={resource} source={source} isRequired={isRequired} />}
        value={field.value ?? []}
        onChange={(choices) => field.onChange(choices.map(({ id, name }) => ({ id, name })))}
        readOnly={readOnly}
        textField={{
          error: fieldState.invalid,
          helperText: [fieldState.error].flat().find(Boolean)?.message,
          inputRef: field.ref,
          onBlur: field.onBlur,
          name: source,
        }}
      />
    </div>
  );
}
