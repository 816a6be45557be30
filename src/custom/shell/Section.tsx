import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { MenuSection } from './menu.ts';

interface SectionProps {
  section: MenuSection;
  onLeave?: () => void;
}

/** A heading with its pages below; a section of one page is a link itself. */
export function Section({ section: { key, label, icon: Icon, entries }, onLeave }: SectionProps) {
  const translate = useTranslate();
  const links = entries.map((entry) => (
    <NavLink key={entry.name} to={entry.to} onClick={onLeave}>
      {entries.length === 1 && <Icon />}
      {translate(entry.label, { smart_count: 2 })}
    </NavLink>
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
