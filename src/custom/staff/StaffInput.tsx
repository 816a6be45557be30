import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useField, type FieldProps } from '../../kit/form/inputs/useField.tsx';
import { nameOf } from '../../schemas/model.ts';
import { staff, type Staff } from '../../schemas/staff/staff.ts';

type Person = RaRecord<string> & Pick<Staff, 'id' | 'first_name' | 'last_name'>;

/** All staff of the store can be chosen. */
const all = {
  filter: { only_enabled: true },
  sort: staff.defaultSort,
  pagination: { page: 1, perPage: 1000 },
};

/** Chooses a staff member by typing; staff who may not list staff can only choose themselves. */
export function StaffInput({ source = 'vendor_id', ...props }: Partial<FieldProps>) {
  const { value, change, control } = useField<string | null | undefined>({ ...props, source });
  const { staff: self } = useSession();
  const { data = [] } = useGetList<Person>(staff.name, all, {
    staleTime: 60_000,
    retry: false,
    onError: () => undefined,
  });
  const people: Person[] = data.some(({ id }) => id === self.id) ? data : [self, ...data];
  const { inputRef, label, error, helperText, name, onBlur, disabled } = control;
  return (
    <Autocomplete<Person>
      value={people.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => change(chosen?.id ?? null)}
      options={people}
      autoHighlight
      disabled={disabled}
      getOptionLabel={(person) => nameOf(staff, person)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={({ InputLabelProps: _labelProps, ...params }) => (
        <TextField {...params} {...{ inputRef, label, error, helperText, name, onBlur }} />
      )}
    />
  );
}
