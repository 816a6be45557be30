import type { ComponentType } from 'react';
import { containsText, searchWords } from '../../schemas/searchText.ts';

/** What the search offers: a link, or something to do. */
export interface Entry {
  key: string;
  label: string;
  /** What tells it apart. */
  details?: string | undefined;
  icon?: ComponentType | undefined;
  /** Its key on the page. */
  keys?: string | undefined;
  to?: string;
  run?: () => void;
  /** Further words that it is found by, such as its name in the other language. */
  words?: string;
  /** Only offered: never chosen by Enter alone. */
  isSuggestion?: boolean;
}

/** What New offers: the message key of its name, in the singular. */
export interface Creation {
  to: string;
  label: string;
  icon: ComponentType;
}

export interface EntryGroup {
  key: string;
  title: string;
  entries: Entry[];
}

/** Most entries of a group that is matched here. */
const most = 6;

/** Returns the entries with all typed words, in their name or further words; first those with a word that begins so. */
export const matching = (entries: Entry[], typed: string): Entry[] =>
  entries
    .filter(({ label, details = '', words = '' }) => containsText(`${label} ${details} ${words}`, typed))
    .toSorted((one, other) => rank(one, typed) - rank(other, typed))
    .slice(0, most);

/** Orders groups of matching entries by their first ones. */
export const byFirstEntry = (groups: EntryGroup[], typed: string): EntryGroup[] =>
  groups.toSorted((one, other) => rankOfFirst(one, typed) - rankOfFirst(other, typed));

const rankOfFirst = ({ entries: [first] }: EntryGroup, typed: string) => (first ? rank(first, typed) : 0);

/** 0 if a word of the name begins as typed, else 1. */
const rank = ({ label }: Entry, typed: string) =>
  Number(!searchWords(label).includes(searchWords(typed).trimEnd()));

export const withEntries = (groups: EntryGroup[]): EntryGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);
