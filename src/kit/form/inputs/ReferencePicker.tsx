import { useGetOne } from 'react-admin';
import { Picker } from '../../picker/Picker.tsx';
import type { Choice } from '../../picker/useChoices.ts';
import type { InputProps } from '../../slots.ts';
import { usePickerInput } from './usePickerInput.tsx';

/** Picks the record that a property names by its id. */
export function ReferencePicker({ reference, readOnly, ...props }: InputProps & { reference: string }) {
  const { field, picker } = usePickerInput(props);
  const id = field.value as string | null;
  const { data } = useGetOne<Choice>(
    reference,
    { id: id ?? undefined },
    { enabled: Boolean(id), retry: false },
  );
  return (
    <Picker
      {...picker}
      reference={reference}
      value={id ? (data ?? { id }) : null}
      onChange={(choice) => field.onChange(choice?.id ?? null)}
      readOnly={readOnly}
    />
  );
}
