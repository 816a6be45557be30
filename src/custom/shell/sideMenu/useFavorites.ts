import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MenuEntry, MenuSection } from '../menu.ts';
import { entriesNamed, MOST_FAVORITES, placed } from './favorites.ts';
import { useMenuPreference } from './useMenuPreference.ts';

export interface Favorites {
  entries: MenuEntry[];
  has: (entry: MenuEntry) => boolean;
  toggle: (entry: MenuEntry) => void;
  /** Adds or moves the page with this name before the favorite at `place`. */
  put: (name: string, place: number) => void;
  /** Moves a favorite up or down. */
  move: (entry: MenuEntry, by: 1 | -1) => void;
  /** What a screen reader announces about the last change. */
  message: string;
}

/** A person's favorite pages, kept on this device. Those that are not in the menu now are kept, too. */
export function useFavorites(menu: MenuSection[]): Favorites {
  const translate = useTranslate();
  const notify = useNotify();
  const [message, setMessage] = useState('');
  const [kept, setKept] = useMenuPreference('favorites');
  const entries = entriesNamed(menu, kept);
  const names = entries.map(({ name }) => name);
  const nameOf = (name: string) => {
    const [entry] = entriesNamed(menu, [name]);
    return entry && translate(entry.label, { smart_count: 2 });
  };
  const keep = (shown: string[]) =>
    setKept([...shown, ...kept.filter((name) => !names.includes(name) && !shown.includes(name))]);
  const say = (key: string, name: string, shown: string[]) =>
    setMessage(
      translate(`shell.favorites.${key}`, {
        name: nameOf(name),
        place: shown.indexOf(name) + 1,
        total: shown.length,
      }),
    );
  const put = (name: string, place: number) => {
    if (nameOf(name) === undefined) return;
    const isNew = !names.includes(name);
    if (isNew && names.length >= MOST_FAVORITES) {
      notify('shell.favorites.full', { type: 'warning', messageArgs: { max: MOST_FAVORITES } });
      return;
    }
    const shown = placed(names, name, place);
    keep(shown);
    say(isNew ? 'added' : 'moved', name, shown);
  };
  const remove = (name: string) => {
    setKept(kept.filter((other) => other !== name));
    say('removed', name, []);
  };
  return {
    entries,
    message,
    put,
    has: ({ name }) => names.includes(name),
    toggle: ({ name }) => (names.includes(name) ? remove(name) : put(name, names.length)),
    move: ({ name }, by) => {
      const place = names.indexOf(name) + by;
      if (place >= 0 && place < names.length) put(name, by > 0 ? place + 1 : place);
    },
  };
}
