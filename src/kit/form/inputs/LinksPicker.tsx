import { Picker } from '../../picker/Picker.tsx';
import { toReference, type Choice } from '../../picker/useChoices.ts';
import type { InputProps } from '../../slots.ts';
import { usePickerInput } from './usePickerInput.ts';

/** Picks linked records; the form holds them as {id, name}. */
export function LinksPicker({ reference, ...props }: InputProps & { reference: string }) {
  const { value, change, picker } = usePickerInput<Choice[] | null>(props);
  return (
    <div data-wide>
      <Picker
        {...picker}
        multiple
        reference={reference}
        value={value ?? []}
        onChange={(choices) => change(choices.map(toReference))}
      />
    </div>
  );
}
