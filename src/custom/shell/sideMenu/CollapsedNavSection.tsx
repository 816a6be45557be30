import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { DropdownMenu } from '../DropdownMenu.tsx';
import type { MenuSection } from '../menu.ts';
import { CountBadge, CountChip } from './CountBadge.tsx';
import { MenuCounts, nameWithCount, nameWithCounts, sumOf } from './MenuCounts.tsx';
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
  if (first && entries.length === 1)
    return (
      <MenuCounts entries={entries}>
        {([counted]) => {
          const name = translate(first.label, { smart_count: 2 });
          return (
            <NavLink
              to={first.to}
              aria-label={counted ? nameWithCount(counted, translate) : isNamed ? undefined : name}
            >
              <CountBadge count={counted?.count ?? 0}>
                <first.icon />
              </CountBadge>
              {isNamed && name}
            </NavLink>
          );
        }}
      </MenuCounts>
    );
  return (
    <MenuCounts entries={entries}>
      {(all) => {
        const name = translate(label);
        return (
          <DropdownMenu
            beside={!isNamed}
            button={
              <ButtonBase
                aria-label={isNamed && all.length === 0 ? undefined : nameWithCounts(name, all, translate)}
                data-active={entries.some(({ to }) => matchesPath(pathname, to))}
              >
                <CountBadge count={sumOf(all)}>
                  <Icon />
                </CountBadge>
                {isNamed && name}
              </ButtonBase>
            }
          >
            {entries.map((entry) => {
              const counted = all.find((one) => one.entry === entry);
              return (
                <MenuItem
                  key={entry.name}
                  component={NavLink}
                  to={entry.to}
                  aria-label={counted && nameWithCount(counted, translate)}
                  selected={matchesPath(pathname, entry.to)}
                >
                  <ListItemIcon>
                    <entry.icon />
                  </ListItemIcon>
                  {translate(entry.label, { smart_count: 2 })}
                  {counted && <CountChip count={counted.count} />}
                </MenuItem>
              );
            })}
          </DropdownMenu>
        );
      }}
    </MenuCounts>
  );
}
