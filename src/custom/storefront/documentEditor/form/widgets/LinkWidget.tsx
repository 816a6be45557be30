import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { WidgetProps } from '@rjsf/utils';
import { useTypingText } from '../useTyping.ts';
import { useField } from './useField.ts';
import { useSiteLinks } from './useSiteLinks.ts';

/** A link: free text, or one of the site's own pages. */
export function LinkWidget(props: WidgetProps) {
  const { text, type, leave } = useTypingText(props.value as string | undefined, props.onChange);
  const { slotProps, ...field } = useField(props);
  const links = useSiteLinks();
  return (
    <Autocomplete
      freeSolo
      id={props.id}
      readOnly={props.readonly}
      options={links}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.link)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.link)}
      filterOptions={(options, { inputValue }) =>
        inputValue === props.value ? options : matching(options, inputValue)
      }
      inputValue={text}
      onInputChange={(_, value, reason) => reason !== 'reset' && type(value)}
      onBlur={leave}
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
            htmlInput: { ...params.inputProps, ...slotProps.htmlInput, spellCheck: false },
            input: params.InputProps,
            inputLabel: params.InputLabelProps,
          }}
        />
      )}
    />
  );
}

const matching = <T extends { link: string; name: string }>(links: T[], typed: string) => {
  const word = typed.trim().toLowerCase();
  return links.filter(({ link, name }) => `${name} ${link}`.toLowerCase().includes(word));
};
