import Check from '@mui/icons-material/Check';
import Edit from '@mui/icons-material/EditOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { SlugEdit } from './useSlug.ts';

/** The slug field with its edit and save button. */
export function SlugField({ slug, mayEdit }: { slug: SlugEdit; mayEdit: boolean }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { isEditing, isSaving, problem } = slug;
  const press = (event: KeyboardEvent) => {
    if (!isEditing || !['Enter', 'Escape'].includes(event.key)) return;
    // Escape must not close the dialog.
    event.stopPropagation();
    event.preventDefault();
    if (event.key === 'Enter') slug.save();
    else slug.cancel();
  };
  const hint = slug.changes
    ? translate('dialog.slug_changed', { slug: slug.changes })
    : translate('configurations.location.slug_hint');
  const Icon = isEditing ? Check : Edit;
  return (
    <TextField
      label={translate('configurations.location.slug')}
      name="slug"
      value={slug.value}
      onChange={({ target }) => slug.type(target.value)}
      onKeyDown={press}
      inputRef={input}
      error={Boolean(problem)}
      helperText={problem ? translate(problem) : hint}
      sx={{ maxWidth: 420 }}
      slotProps={{
        htmlInput: { readOnly: !isEditing || isSaving, maxLength: 100, spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                disabled={!mayEdit || isSaving}
                aria-label={translate(`configurations.location.${isEditing ? 'save_slug' : 'edit_slug'}`)}
                onClick={() => {
                  if (isEditing) slug.save();
                  else slug.edit();
                  input.current?.focus();
                }}
              >
                {isSaving ? <CircularProgress size={16} /> : <Icon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
