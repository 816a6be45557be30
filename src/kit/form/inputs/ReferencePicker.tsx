import { useGetOne, useRecordContext } from 'react-admin';
import { Picker } from '../../picker/Picker.tsx';
import type { Choice } from '../../picker/useChoices.ts';
import type { FieldProps } from './useField.tsx';
import { usePickerInput } from './usePickerInput.ts';

/** Picks the record that a property references by id. */
export function ReferencePicker({ reference, ...props }: FieldProps & { reference: string }) {
  const { value: id, change, picker } = usePickerInput<string | null>(props);
  const named = useNamed(props.source);
  const { data = { id: id ?? '' } } = useGetOne<Choice>(
    reference,
    { id: id ?? undefined },
    { enabled: Boolean(id) && named?.id !== id, retry: false },
  );
  const picked = named?.id === id ? named : data;
  return (
    <Picker
      {...picker}
      reference={reference}
      value={id ? picked : null}
      onChange={(choice) => change(choice?.id ?? null)}
    />
  );
}

/** Returns the embedded record beside its id: brand for brand_id. */
function useNamed(source: string) {
  const record = useRecordContext<Record<string, unknown> & Choice>();
  return record?.[source.replace(/_id$/, '')] as Choice | null | undefined;
}
