import { useRef, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useShortcut } from '../../../kit/actions/useAction.ts';
import type { MenuEntry, MenuSection } from '../menu.ts';
import { entriesNamed } from './favorites.ts';
import type { Favorites } from './useFavorites.ts';

type Act = (entry: MenuEntry, link: HTMLElement) => boolean | void;

/**
 * Keys on a link of the menu: S adds its page to the favorites or removes it, Alt with an arrow moves a favorite.
 * Returns the menu's ref.
 */
export function useMenuKeys(
  menu: MenuSection[],
  { toggle, move }: Favorites,
): RefObject<HTMLDivElement | null> {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const options = { region, isKeyOnly: true };
  const onLink = (act: Act) => (event?: KeyboardEvent) => {
    const link = event?.target instanceof Element && event.target.closest<HTMLElement>('a[data-page]');
    if (!link || !region.current?.contains(link)) return false;
    const [entry] = entriesNamed(menu, [link.dataset.page ?? '']);
    return entry ? act(entry, link) : false;
  };
  const moveBy = (by: 1 | -1) =>
    onLink((entry, link) => {
      if (!link.closest('.favorites')) return false;
      flushSync(() => move(entry, by));
      link.focus(); // Moving an element in the document blurs it.
      return true;
    });
  useShortcut('s', translate('shell.favorites.key'), onLink(toggle), options);
  useShortcut('alt+ArrowUp', translate('shell.favorites.key_up'), moveBy(-1), options);
  useShortcut('alt+ArrowDown', translate('shell.favorites.key_down'), moveBy(1), options);
  return region;
}
