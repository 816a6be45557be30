import type { MenuEntry, MenuSection } from '../menu.ts';

/** So many that all sections and the pages of the longest fit 900 pixels of height with them. */
export const MOST_FAVORITES = 8;

/** Returns the names with one of them inserted or moved before the one at `place`. */
export function placed(names: readonly string[], name: string, place: number): string[] {
  const isName = (other: string) => other === name;
  return [
    ...names.slice(0, place).filter((other) => !isName(other)),
    name,
    ...names.slice(place).filter((other) => !isName(other)),
  ];
}

/** Returns the pages of the menu that have these names, in their order. */
export function entriesNamed(menu: MenuSection[], names: readonly string[]): MenuEntry[] {
  const entries = new Map(menu.flatMap(({ entries: own }) => own.map((entry) => [entry.name, entry])));
  return names.flatMap((name) => entries.get(name) ?? []);
}
