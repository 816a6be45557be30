import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry, MenuSection } from '../menu.ts';

interface NavSectionProps {
  section: MenuSection;
  isOpen: boolean;
  /** The section of the open page stays open. */
  isCurrent: boolean;
  onToggle: () => void;
  row: (entry: MenuEntry, hasIcon: boolean) => ReactNode;
}

/** A heading that folds the links below it. A section with a single page is a link. */
export function NavSection({
  section: { key, label, icon: Icon, entries },
  isOpen,
  isCurrent,
  onToggle,
  row,
}: NavSectionProps) {
  const translate = useTranslate();
  const [first] = entries;
  if (first && entries.length === 1) return row(first, true);
  return (
    <section aria-labelledby={`menu-${key}`}>
      <h2>
        <button
          type="button"
          id={`menu-${key}`}
          className="fold"
          aria-expanded={isOpen}
          aria-disabled={isCurrent}
          onClick={isCurrent ? undefined : onToggle}
        >
          <Icon />
          {translate(label)}
          <ExpandMore />
        </button>
      </h2>
      {isOpen && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>{row(entry, false)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
