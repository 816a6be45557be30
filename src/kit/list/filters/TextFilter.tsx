import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import type { FilterDraft } from './useFilterDraft.ts';

interface TextFilterProps {
  filter: FilterSlot;
  draft: FilterDraft;
  /** Stands in for an input that is not loaded yet. */
  isPlaceholder?: boolean;
  onFocus?: () => void;
}

export function TextFilter({
  filter: { source, kind },
  draft,
  isPlaceholder = false,
  onFocus,
}: TextFilterProps) {
  const label = useResourceText().filter(source);
  const translate = useTranslate();
  const value = isPlaceholder ? '' : (draft.values[source] ?? '');
  return (
    <TextField
      label={label}
      value={value}
      onFocus={onFocus}
      onChange={(event) => draft.set({ [source]: event.target.value })}
      data-shortcut={kind === 'contains' ? 'search' : undefined}
      sx={{ width: { xs: '100%', sm: 220 } }}
      slotProps={{
        htmlInput: { maxLength: 200, readOnly: isPlaceholder, tabIndex: isPlaceholder ? -1 : undefined },
        input: {
          startAdornment: kind === 'contains' && (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: isPlaceholder ? (
            <ArrowDropDown color="action" />
          ) : (
            value && (
              <IconButton
                size="small"
                edge="end"
                onClick={() => draft.set({ [source]: '' })}
                aria-label={translate('list.clear', { filter: label })}
              >
                <Close fontSize="small" />
              </IconButton>
            )
          ),
        },
      }}
    />
  );
}
