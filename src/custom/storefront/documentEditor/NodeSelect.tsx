import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { NodeTreeProps } from './NodeTree.tsx';

/** Selects a node where there is no room for the tree. */
export function NodeSelect({ label, entries, selected, onSelect }: NodeTreeProps) {
  const translate = useTranslate();
  return (
    <TextField select label={label} value={selected} onChange={({ target }) => onSelect(target.value)}>
      {entries.map(({ pointer, name, hasErrors, isChanged }) => (
        <MenuItem key={pointer} value={pointer}>
          {isChanged ? translate('configurations.tree.changed_node', { name }) : name}
          {hasErrors && (
            <ErrorIcon
              color="error"
              fontSize="small"
              titleAccess={translate('configurations.tree.errors')}
              sx={{ ml: 1, verticalAlign: 'text-bottom' }}
            />
          )}
        </MenuItem>
      ))}
    </TextField>
  );
}
