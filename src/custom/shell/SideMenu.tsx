import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { version } from '../../../package.json';
import { CondensedSection } from './CondensedSection.tsx';
import type { MenuSection } from './menu.ts';
import { Section } from './Section.tsx';

interface SideMenuProps {
  menu: MenuSection[];
  isCondensed?: boolean;
  /** Called when somebody goes to a page. */
  onLeave?: () => void;
}

export function SideMenu({ menu, isCondensed = false, onLeave }: SideMenuProps) {
  const translate = useTranslate();
  const Part = isCondensed ? CondensedSection : Section;
  return (
    <Nav aria-label={translate('shell.menu')} data-condensed={isCondensed}>
      <ul className="sections">
        {menu.map((section) => (
          <li key={section.key}>
            <Part section={section} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <small>{isCondensed ? version : translate('shell.version', { version })}</small>
    </Nav>
  );
}

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
    padding: '0 10px',
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
  '&[data-condensed=true]': {
    alignItems: 'center',
    '& .sections': { gap: 4 },
    '& a, & button': { justifyContent: 'center', width: 40, minHeight: 40, padding: 0 },
    '& small': { padding: 0, fontSize: '0.6875rem' },
  },
}));
