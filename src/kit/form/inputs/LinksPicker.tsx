import { Picker } from '../../picker/Picker.tsx';
import { toReference, type Choice } from '../../picker/useChoices.ts';
import type { InputProps } from '../../slots.ts';
import { usePickerInput } from './usePickerInput.tsx';

/** Picks the records that this one is linked with; the form holds them as {id, name}. */
export function LinksPicker({ reference, readOnly, ...props }: InputProps & { reference: string }) {
  const { field, picker } = usePickerInput(props);
  return (
    <div data-wide>
      <Picker
        {...picker}
        multiple
        reference={reference}
        value={(field.value as Choice[] | null) ?? []}
        onChange={(choices) => field.onChange(choices.map(toReference))}
        readOnly={readOnly}
      />
    </div>
  );
}
