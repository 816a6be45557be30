import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { DropDown } from './DropDown.tsx';
import type { MenuSection } from './menu.ts';

const isAt = (pathname: string, to: string) =>
  `${pathname}/`.toLowerCase().startsWith(`${to}/`.toLowerCase());

/** A section's icon; its pages stand in a menu beside it, a single page is a link itself. */
export function CondensedSection({ section: { label, icon: Icon, entries } }: { section: MenuSection }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [first] = entries;
  if (first && entries.length === 1) {
    const name = translate(first.label, { smart_count: 2 });
    return (
      <NavLink to={first.to} title={name} aria-label={name}>
        <Icon />
      </NavLink>
    );
  }
  return (
    <DropDown
      beside
      name={translate(label)}
      button={
        <ButtonBase data-active={entries.some(({ to }) => isAt(pathname, to))}>
          <Icon />
        </ButtonBase>
      }
    >
      {entries.map(({ name, to, label: entryLabel, icon: EntryIcon }) => (
        <MenuItem key={name} component={NavLink} to={to} selected={isAt(pathname, to)}>
          <ListItemIcon>
            <EntryIcon />
          </ListItemIcon>
          {translate(entryLabel, { smart_count: 2 })}
        </MenuItem>
      ))}
    </DropDown>
  );
}
