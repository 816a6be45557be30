import { useCallback, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry, MenuSection } from '../menu.ts';
import { FavoriteLinks } from './FavoriteLinks.tsx';
import { FavoriteStar } from './FavoriteStar.tsx';
import { matchesPath, MenuLink } from './MenuLink.tsx';
import { NavSection } from './NavSection.tsx';
import { useFavorites } from './useFavorites.ts';
import { useFolding } from './useFolding.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { usePrefetchRows } from './usePrefetchRows.ts';

interface FoldingMenuProps {
  menu: MenuSection[];
  /** Called on navigation. */
  onLeave?: (() => void) | undefined;
}

/** The favorites and, below them, the sections, which fold. */
export function FoldingMenu({ menu, onLeave }: FoldingMenuProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const prefetchRows = usePrefetchRows();
  const favorites = useFavorites(menu);
  const region = useMenuKeys(menu, favorites);
  const { isOpen, isCurrent, toggle, hold, release } = useFolding(menu);
  const [isDragging, setDragging] = useState(false);
  const leave = useCallback(
    ({ detail: clicks }: MouseEvent) => {
      if (clicks > 0) hold();
      onLeave?.();
    },
    [hold, onLeave],
  );
  const row = (entry: MenuEntry, hasIcon: boolean) => (
    <div className="row">
      <MenuLink
        entry={entry}
        hasIcon={hasIcon}
        isCurrent={matchesPath(pathname, entry.to)}
        navigate={navigate}
        onPress={prefetchRows}
        onLeave={leave}
      />
      <FavoriteStar
        name={translate(entry.label, { smart_count: 2 })}
        isFavorite={favorites.has(entry)}
        onClick={() => favorites.toggle(entry)}
      />
    </div>
  );
  return (
    <div
      ref={region}
      role="presentation"
      className="folding"
      onPointerLeave={release}
      // Later: Chromium cancels the drag if what is dragged moves at its start.
      onDragStart={() => setTimeout(() => setDragging(true))}
      onDragEnd={() => setDragging(false)}
    >
      <FavoriteLinks favorites={favorites} isDragging={isDragging} row={(entry) => row(entry, true)} />
      <ul className="sections">
        {menu.map((section) => (
          <li key={section.key}>
            <NavSection
              section={section}
              isOpen={isOpen(section)}
              isCurrent={isCurrent(section)}
              onToggle={() => toggle(section)}
              row={row}
            />
          </li>
        ))}
      </ul>
      <span aria-live="polite" className="visually-hidden">
        {favorites.message}
      </span>
    </div>
  );
}
