import Star from '@mui/icons-material/Star';
import type { MenuSection } from '../menu.ts';
import { CollapsedNavSection } from './CollapsedNavSection.tsx';
import { entriesNamed } from './favorites.ts';
import { NameTips } from './NameTips.tsx';
import { useMenuPreference } from './useMenuPreference.ts';

interface CollapsedMenuProps {
  menu: MenuSection[];
  isNamed: boolean;
}

/** The favorites and the sections as icons, or as a row of names. */
export function CollapsedMenu({ menu, isNamed }: CollapsedMenuProps) {
  const [names] = useMenuPreference('favorites');
  const favorites = entriesNamed(menu, names);
  const own: MenuSection = {
    key: 'favorites',
    label: 'shell.favorites.title',
    icon: Star,
    entries: favorites,
  };
  const first =
    isNamed && favorites.length > 1
      ? [own]
      : favorites.map((entry) => ({ ...own, key: `favorite ${entry.name}`, entries: [entry] }));
  const sections = (
    <ul className="sections">
      {[...first, ...menu].map((section, index) => (
        <li key={section.key} data-last={index === first.length - 1}>
          <CollapsedNavSection section={section} isNamed={isNamed} />
        </li>
      ))}
    </ul>
  );
  return isNamed ? sections : <NameTips>{sections}</NameTips>;
}
