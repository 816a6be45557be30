import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MenuSection } from '../menu.ts';
import { entriesNamed } from './favorites.ts';
import type { Favorites } from './useFavorites.ts';

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** Keys on a link of the menu: S adds its page to the favorites or removes it, Alt with an arrow moves a favorite. */
export const menuKeys =
  (menu: MenuSection[], { toggle, move }: Favorites) =>
  (event: KeyboardEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('a[data-page]');
    const [entry] = entriesNamed(menu, [link?.dataset.page ?? '']);
    if (!link || !entry || event.ctrlKey || event.metaKey) return;
    const by = steps[event.key];
    if (event.altKey && by && link.closest('.favorites')) {
      event.preventDefault();
      flushSync(() => move(entry, by));
      link.focus(); // Moving an element in the document blurs it.
    } else if (event.key === 's' && !event.altKey) {
      event.preventDefault();
      event.stopPropagation(); // To the keys of the page.
      toggle(entry);
    }
  };
