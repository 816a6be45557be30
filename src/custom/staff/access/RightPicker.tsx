import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { containsText } from '../../../schemas/searchText.ts';
import { rightGroups } from '../../../schemas/rights.ts';

const groupOf = (right: string) =>
  Object.entries(rightGroups).find(([, group]) => (group as readonly string[]).includes(right))?.[0] ?? '';

const all: readonly string[] = Object.values(rightGroups).flat();

interface RightPickerProps {
  right: string | undefined;
  onChoose: (right: string | undefined) => void;
}

/** Chooses a right by a part of its name. */
export function RightPicker({ right, onChoose }: RightPickerProps) {
  const translate = useTranslate();
  const textOf = (one: string) => translate(`rights.${one}`);
  return (
    <Autocomplete
      value={right ?? null}
      options={all}
      onChange={(_, chosen) => onChoose(chosen ?? undefined)}
      getOptionLabel={textOf}
      groupBy={(one) => translate(`rightGroups.${groupOf(one)}`)}
      filterOptions={(options, { inputValue }) =>
        options.filter((one) => containsText(textOf(one), inputValue))
      }
      renderInput={({ InputLabelProps: _labelProps, ...params }) => (
        <TextField {...params} label={translate('access.right')} />
      )}
    />
  );
}
