import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DropdownMenu } from './DropdownMenu.tsx';
import type { CreateEntry } from './menu.ts';

/** Opens the create dialog of a page. On a phone the button is a plus sign. */
export function CreateMenu({ entries }: { entries: CreateEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <DropdownMenu
      button={
        <Button variant="outlined" size="small" aria-label={translate('shell.new')} sx={button}>
          <Add fontSize="small" />
          <span>{translate('shell.new')}</span>
        </Button>
      }
    >
      {entries.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {translate(label, { smart_count: 1 })}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

const button = {
  minWidth: 34,
  minHeight: 34,
  px: { xs: 0.75, sm: 1.5 },
  mr: 0.5,
  gap: 0.5,
  '& span': { display: { xs: 'none', sm: 'inline' } },
};
