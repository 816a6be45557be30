import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { DropdownMenu } from '../DropdownMenu.tsx';
import type { MenuSection } from '../menu.ts';
import { matchesPath } from './MenuLink.tsx';

interface CollapsedNavSectionProps {
  section: MenuSection;
  /** Shows the section's name. Otherwise an icon alone, with its menu to the right. */
  isNamed?: boolean;
}

/** A section whose pages open in a menu. A section with a single page is a link. */
export function CollapsedNavSection({
  section: { label, icon: Icon, entries },
  isNamed = false,
}: CollapsedNavSectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [first] = entries;
  if (first && entries.length === 1) {
    const name = translate(first.label, { smart_count: 2 });
    return (
      <NavLink to={first.to} {...(!isNamed && { 'aria-label': name })}>
        <first.icon />
        {isNamed && name}
      </NavLink>
    );
  }
  return (
    <DropdownMenu
      beside={!isNamed}
      button={
        <ButtonBase
          aria-label={isNamed ? undefined : translate(label)}
          data-active={entries.some(({ to }) => matchesPath(pathname, to))}
        >
          <Icon />
          {isNamed && translate(label)}
        </ButtonBase>
      }
    >
      {entries.map(({ name, to, label: entryLabel, icon: EntryIcon }) => (
        <MenuItem key={name} component={NavLink} to={to} selected={matchesPath(pathname, to)}>
          <ListItemIcon>
            <EntryIcon />
          </ListItemIcon>
          {translate(entryLabel, { smart_count: 2 })}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
