import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { containsText } from '../../../schemas/searchText.ts';
import { nameOf } from '../../../schemas/model.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';
import { useRoleName } from '../useRoles.ts';

/** Longer lists are narrowed by typing. */
const maxShown = 100;

interface PersonPickerProps {
  person: Staff | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Chooses a staff member that the staff member may see; the list is loaded on first use. */
export function PersonPicker({ person, onChoose }: PersonPickerProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const [isUsed, setIsUsed] = useState(false);
  const { data = [], isFetching } = useGetList<Staff>(
    staff.name,
    { pagination: { page: 1, perPage: 100_000 }, sort: staff.defaultSort },
    { enabled: isUsed },
  );
  const textOf = (one: Staff) => `${nameOf(staff, one)} · ${nameOfRole(one.role)}`;
  return (
    <Autocomplete
      value={person ?? null}
      options={data}
      loading={isUsed && isFetching}
      onFocus={() => setIsUsed(true)}
      onChange={(_, chosen) => onChoose(chosen?.id)}
      getOptionLabel={textOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(all, { inputValue }) =>
        all.filter((one) => containsText(textOf(one), inputValue)).slice(0, maxShown)
      }
      renderInput={({ InputLabelProps: _labelProps, ...params }) => (
        <TextField {...params} label={translate('access.person')} />
      )}
    />
  );
}
