import { useCallback, type KeyboardEvent } from 'react';

interface Keys {
  onSelect: (id: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
}

const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>('[data-card] a')];

/**
 * Keys on a card: arrows, Home and End move the focus between cards and columns, Space selects the card, M opens its
 * steps.
 */
export function useBoardKeys({ onSelect, onMenu }: Keys) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-card]');
      const column = target.closest('[data-column]');
      if (!card || !column || target.tagName !== 'A' || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const id = card.dataset.card!;
      if (event.key === ' ') onSelect(id);
      else if (event.key.toLowerCase() === 'm') onMenu(id, target);
      else {
        const next = neighbour(target, column, event.key);
        if (!next) return;
        next.focus();
      }
      event.preventDefault();
      event.stopPropagation();
    },
    [onSelect, onMenu],
  );
}

/** The card that a key leads to: in the same column, or beside in the next column that has cards. */
function neighbour(target: HTMLElement, column: Element, key: string): HTMLElement | undefined {
  const own = cardsIn(column);
  const place = own.indexOf(target);
  const inColumn = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: own.length - 1 }[key];
  if (inColumn !== undefined) return own[inColumn];
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!by) return undefined;
  const columns = [...column.parentElement!.querySelectorAll('[data-column]')];
  for (let index = columns.indexOf(column) + by; columns[index]; index += by) {
    const cards = cardsIn(columns[index]!);
    if (cards.length > 0) return cards[Math.min(place, cards.length - 1)];
  }
  return undefined;
}
