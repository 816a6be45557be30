import { useId, useState, type KeyboardEvent } from 'react';
import type { Entry } from './entries.ts';

interface Choice {
  /** In a new tab. */
  isAside: boolean;
}

/**
 * The keyboard of a text field with a list of entries below it (WAI-ARIA combobox): arrows, Home and End move the active
 * entry, Enter chooses it, with Ctrl in a new tab. The first one is active until another is.
 */
export function useCombobox(entries: Entry[], onChoose: (entry: Entry, choice: Choice) => void) {
  const id = useId();
  const [moved, setMoved] = useState<string>();
  const wanted = entries.findIndex(({ key }) => key === moved);
  const active = wanted >= 0 ? wanted : entries.findIndex(({ isSuggestion }) => !isSuggestion);
  const idOf = (index: number) => `${id}${index}`;

  const move = (index: number) => {
    const at = (index + entries.length) % entries.length;
    setMoved(entries[at]?.key);
    document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
  };

  /** Returns whether the key was one of the list's. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.altKey || entries.length === 0) return false;
    const chosen = entries[active];
    const target = event.shiftKey
      ? undefined
      : { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (target !== undefined) move(active < 0 && event.key === 'ArrowUp' ? entries.length - 1 : target);
    else if (event.key === 'Enter' && chosen) onChoose(chosen, { isAside: event.ctrlKey || event.metaKey });
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    active,
    idOf,
    listId: `${id}list`,
    setActive: (entry: Entry) => setMoved(entry.key),
    forget: () => setMoved(undefined),
    onKeyDown,
  };
}
