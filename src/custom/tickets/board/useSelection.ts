import { useCallback, useMemo, useState } from 'react';
import type { BoardCard } from '../../../schemas/tickets/board.ts';

/** The selected cards of those on the board. */
export function useSelection(cards: BoardCard[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(cards.filter(({ id }) => ids.has(id)).map(({ id }) => id)),
    [cards, ids],
  );
  const toggle = useCallback(
    (id: string) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return { selected, toggle, clear };
}
