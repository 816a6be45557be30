import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { SxProps } from '@mui/material/styles';
import { memo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SearchFailure } from './SearchFailure.tsx';
import { choiceName, useChoices, type Choice, type ChoiceOptions } from './useChoices.ts';

/** Longer results must be narrowed by typing. */
const maxShown = 100;

interface CommonProps extends ChoiceOptions {
  /** The model to pick from. */
  reference: string;
  label: ReactNode;
  sx?: SxProps;
  readOnly?: boolean;
  autoFocus?: boolean;
  textField?: Pick<TextFieldProps, 'error' | 'helperText' | 'required' | 'inputRef' | 'onBlur' | 'name'>;
}

type PickerProps = CommonProps &
  (
    | { multiple?: false; value: Choice | null; onChange: (value: Choice | null) => void }
    | { multiple: true; value: Choice[]; onChange: (value: Choice[]) => void }
  );

/** Picks one or several records of another model by name. */
export function Picker({ reference, minLength, filter, ...props }: PickerProps) {
  const [text, setText] = useState('');
  const search = useChoices(reference, text, { minLength, filter });
  return <Field {...props} {...search} reference={reference} text={text} onType={setText} />;
}

type FieldProps = Omit<PickerProps, 'minLength' | 'filter'> &
  ReturnType<typeof useChoices> & { text: string; onType: (text: string) => void };

/** Memoised: re-renders on its own props, not on every route change, to which useDataProvider subscribes. */
const Field = memo(function Field({
  reference,
  label,
  sx,
  readOnly,
  autoFocus,
  textField,
  found,
  isSearching,
  isTooShort,
  hasFailed,
  retry,
  minLength,
  text,
  onType,
  ...selection
}: FieldProps) {
  const translate = useTranslate();
  const hint = isTooShort
    ? translate('picker.type_more', { smart_count: minLength, limit: minLength })
    : translate(hasFailed ? 'picker.failed' : 'picker.none');
  return (
    <Autocomplete<Choice, boolean>
      multiple={selection.multiple ?? false}
      disableCloseOnSelect={selection.multiple ?? false}
      value={selection.value}
      onChange={(_, value) => (selection.onChange as (value: unknown) => void)(value)}
      options={found}
      filterOptions={(options) => options.slice(0, maxShown)}
      filterSelectedOptions
      limitTags={20}
      // A failed search keeps its text, to be repeated.
      clearOnBlur={!hasFailed}
      loading={isSearching}
      readOnly={readOnly}
      getOptionLabel={(choice) => choiceName(reference, choice)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      // When picking several, the search text stays until blur or clear.
      {...(selection.multiple && { inputValue: text })}
      onInputChange={(_, value, reason) => {
        const isPicking = reason === 'selectOption' || reason === 'removeOption' || reason === 'reset';
        if (reason === 'input') onType(value);
        else if (!selection.multiple || !isPicking) onType('');
      }}
      noOptionsText={hint}
      sx={sx}
      renderInput={({ InputLabelProps: _labelProps, ...params }) => (
        <TextField
          {...params}
          {...textField}
          {...(hasFailed && { helperText: <SearchFailure onRetry={() => void retry()} /> })}
          label={label}
          autoFocus={autoFocus}
        />
      )}
    />
  );
});
