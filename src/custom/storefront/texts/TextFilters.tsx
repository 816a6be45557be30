import Search from '@mui/icons-material/Search';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcut } from '../../../kit/actions/useAction.ts';
import type { TextFilter } from './textRows.ts';

interface TextFiltersProps {
  filter: TextFilter;
  onChange: (filter: TextFilter) => void;
}

export function TextFilters({ filter, onChange }: TextFiltersProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('f', translate('storefrontTexts.search'), () => input.current?.focus(), { region: input });
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={translate('list.filters')}
      sx={{ gap: 2, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        label={translate('storefrontTexts.search')}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        inputRef={input}
        sx={{ width: { xs: '100%', sm: 280 } }}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <FormControlLabel
        label={translate('storefrontTexts.pending_only')}
        control={
          <Switch
            checked={filter.isPendingOnly}
            onChange={(_, isPendingOnly) => onChange({ ...filter, isPendingOnly })}
          />
        }
      />
    </Stack>
  );
}
