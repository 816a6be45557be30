import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuSection } from './menu.ts';
import { isAt, MenuLink } from './MenuLink.tsx';
import { useRowsAhead } from './useRowsAhead.ts';

interface SectionProps {
  section: MenuSection;
  onLeave?: () => void;
}

/** A heading with its pages below; a section of one page is a link itself. */
export function Section({ section: { key, label, icon: Icon, entries }, onLeave }: SectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const askAhead = useRowsAhead();
  const links = entries.map((entry) => (
    <MenuLink
      key={entry.name}
      entry={entry}
      hasIcon={entries.length === 1}
      isCurrent={isAt(pathname, entry.to)}
      navigate={navigate}
      onPress={askAhead}
      onLeave={onLeave}
    />
  ));
  if (entries.length === 1) return links;
  return (
    <section aria-labelledby={`menu-${key}`}>
      <h2 id={`menu-${key}`}>
        <Icon />
        {translate(label)}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </section>
  );
}
