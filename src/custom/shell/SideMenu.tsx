import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { version } from '../../../package.json';
import { CollapsedNavSection } from './CollapsedNavSection.tsx';
import type { MenuSection } from './menu.ts';
import { NavSection } from './NavSection.tsx';

interface SideMenuProps {
  menu: MenuSection[];
  isCondensed?: boolean;
  /** A row below the top bar instead of a column beside the page. */
  isRow?: boolean;
  /** Called on navigation. */
  onLeave?: () => void;
}

export const SideMenu = memo(function SideMenu({
  menu,
  isCondensed = false,
  isRow = false,
  onLeave,
}: SideMenuProps) {
  const translate = useTranslate();
  return (
    <Nav aria-label={translate('shell.menu')} data-condensed={isCondensed} data-row={isRow}>
      <ul className="sections">
        {menu.map((section) => (
          <li key={section.key}>
            {isCondensed || isRow ? (
              <CollapsedNavSection section={section} isNamed={isRow} />
            ) : (
              <NavSection section={section} onLeave={onLeave} />
            )}
          </li>
        ))}
      </ul>
      <small>{isCondensed ? version : translate('shell.version', { version })}</small>
    </Nav>
  );
});

const Nav = styled('nav')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '12px 10px',
  overflowY: 'auto',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .sections': { flex: 1, display: 'grid', alignContent: 'start', gap: 10 },
  '& h2': { margin: 0, fontSize: '0.8125rem' },
  '& h2, & a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 34,
    padding: '5px 10px',
    lineHeight: 1.3,
    borderRadius: shape.borderRadius,
    fontWeight: 550,
    color: palette.text.secondary,
    textDecoration: 'none',
  },
  '& a': { fontSize: '0.875rem' },
  '& ul ul a': { paddingLeft: 40, color: palette.text.primary, fontWeight: 450 },
  '& a:hover, & button:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
  '& a[aria-current=page], & button[data-active=true]': {
    backgroundColor: palette.action.selected,
    color: palette.primary.dark,
    fontWeight: 600,
  },
  '& small': { padding: '10px 10px 0', color: palette.text.secondary, fontSize: '0.75rem' },
  '&[data-row=true]': {
    flexDirection: 'row',
    alignItems: 'center',
    padding: '4px 12px',
    overflowY: 'visible',
    '& .sections': { display: 'flex', flexWrap: 'wrap', gap: 2 },
    '& svg': { fontSize: '1.25rem' },
    '& a, & button': { fontSize: '0.875rem', fontFamily: 'inherit' },
    '& small': { padding: '0 10px' },
  },
  '&[data-condensed=true]': {
    alignItems: 'center',
    '& .sections': { gap: 4 },
    '& a, & button': { justifyContent: 'center', width: 40, minHeight: 40, padding: 0 },
    '& small': { padding: 0, fontSize: '0.6875rem' },
  },
}));
