import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuSection } from './menu.ts';
import { matchesPath, MenuLink } from './MenuLink.tsx';
import { usePrefetchRows } from './usePrefetchRows.ts';

interface NavSectionProps {
  section: MenuSection;
  onLeave?: () => void;
}

/** A heading with links to its pages. A section with a single page is a link. */
export function NavSection({ section: { key, label, icon: Icon, entries }, onLeave }: NavSectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const prefetchRows = usePrefetchRows();
  const links = entries.map((entry) => (
    <MenuLink
      key={entry.name}
      entry={entry}
      hasIcon={entries.length === 1}
      isCurrent={matchesPath(pathname, entry.to)}
      navigate={navigate}
      onPress={prefetchRows}
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
