import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '../menu.ts';
import { droppedPage, isPageDragged } from './dragPage.ts';
import type { Favorites } from './useFavorites.ts';

interface FavoriteLinksProps {
  favorites: Favorites;
  /** Shows where a page can be dropped when there are no favorites. */
  isDragging: boolean;
  row: (entry: MenuEntry) => ReactNode;
}

/** The favorites, on which pages of the menu are dropped to add or move them. */
export function FavoriteLinks({ favorites: { entries, put }, isDragging, row }: FavoriteLinksProps) {
  const translate = useTranslate();
  const [place, setPlace] = useState<number>();
  const isEmpty = entries.length === 0;
  if (isEmpty && !isDragging) return null;
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!isPageDragged(event.dataTransfer)) return;
      event.preventDefault();
      setPlace(placeAt(event));
    },
    onDragLeave: () => setPlace(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setPlace(undefined);
      put(droppedPage(event.dataTransfer), placeAt(event));
    },
  };
  if (isEmpty)
    return (
      <div className="drop" {...target}>
        {translate('shell.favorites.drop')}
      </div>
    );
  return (
    <ul
      className="favorites"
      aria-label={translate('shell.favorites.title')}
      data-end={place === entries.length}
      {...target}
    >
      {entries.map((entry, index) => (
        <li key={entry.name} data-before={index === place}>
          {row(entry)}
        </li>
      ))}
    </ul>
  );
}

/** The place in the list that is nearest to the pointer. */
function placeAt({ currentTarget, clientY }: DragEvent): number {
  const rows = [...currentTarget.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  const below = rows.findIndex(({ top, height }) => clientY < top + height / 2);
  return below < 0 ? rows.length : below;
}
