import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useDebouncedText } from '../useDebouncedInput.ts';
import { useSiteLinks, type SiteLink } from './useSiteLinks.ts';

interface LinkInputProps extends Pick<TextFieldProps, 'label' | 'required' | 'error' | 'helperText'> {
  id: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  readOnly?: boolean;
  /** Attributes of the input element. */
  htmlInput?: object;
}

/** A link: free text, with suggestions of the site's own pages. */
export function LinkInput({ id, value, onChange, readOnly, htmlInput, ...field }: LinkInputProps) {
  const translate = useTranslate();
  const { text, type, leave } = useDebouncedText(value, onChange);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const options = matching(useSiteLinks(), isTyped ? text : '');
  const open = (event: SyntheticEvent) => {
    // Typing opens the suggestions by itself.
    if (event.type === 'change' || (isOnText(event) && text)) return;
    setTyped(false);
    setOpen(true);
  };
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon={!readOnly}
      id={id}
      readOnly={readOnly}
      openText={translate('storefront.links.open')}
      closeText={translate('storefront.links.close')}
      open={isOpen && options.length > 0}
      onOpen={open}
      onClose={() => setOpen(false)}
      options={options}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.link)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.link)}
      filterOptions={(all) => all}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason === 'reset') return;
        type(typed);
        setTyped(reason === 'input');
        setOpen(reason === 'input');
      }}
      onBlur={leave}
      slotProps={{ listbox: { sx: { maxHeight: 'min(30vh, 240px)' } } }}
      renderOption={({ key, ...item }, { link, name }) => (
        <Stack component="li" key={key} {...item} sx={{ alignItems: 'flex-start !important' }}>
          <span>{name}</span>
          <Typography variant="caption" color="text.secondary">
            {link}
          </Typography>
        </Stack>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          slotProps={{
            htmlInput: { ...params.inputProps, ...htmlInput, spellCheck: false },
            input: params.InputProps,
            inputLabel: params.InputLabelProps,
          }}
        />
      )}
    />
  );
}

/** Clicking existing text places the caret. The arrow button opens the suggestions. */
const isOnText = ({ type, target }: SyntheticEvent) =>
  (type === 'mousedown' || type === 'click') && target instanceof HTMLInputElement;

const matching = (links: SiteLink[], typed: string) => {
  const word = typed.trim().toLowerCase();
  return links.filter(({ link, name }) => `${name} ${link}`.toLowerCase().includes(word));
};
