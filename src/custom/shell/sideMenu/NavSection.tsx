import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry, MenuSection } from '../menu.ts';
import { CountChip } from './CountBadge.tsx';
import { MenuCounts, nameWithCounts, sumOf } from './MenuCounts.tsx';

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
        <MenuCounts entries={entries}>
          {(all) => {
            // Its entries show them while they are visible.
            const counted = isOpen ? [] : all;
            return (
              <button
                type="button"
                id={`menu-${key}`}
                className="fold"
                aria-label={
                  counted.length > 0 ? nameWithCounts(translate(label), counted, translate) : undefined
                }
                aria-expanded={isOpen}
                aria-disabled={isCurrent}
                onClick={isCurrent ? undefined : onToggle}
              >
                <Icon />
                {translate(label)}
                <CountChip count={sumOf(counted)} />
                <ExpandMore />
              </button>
            );
          }}
        </MenuCounts>
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
