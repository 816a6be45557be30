import { useCallback, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEndReached } from '../../../kit/useEndReached.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { CardView, type CardViewProps } from './CardView.tsx';
import type { BoardColumn } from './columns.ts';

/** Cards of a column that are rendered at first, and with each further part. */
const part = 25;

interface BoardColumnViewProps extends Pick<CardViewProps, 'now' | 'showsState' | 'onSelect' | 'onMenu'> {
  column: BoardColumn;
  title: string;
  selected: ReadonlySet<string>;
  tabStop: string | undefined;
  isMovable: (card: BoardCard) => boolean;
  timezoneOf: (card: BoardCard) => string;
  /** Whether the dragged card may be dropped here; undefined if none is dragged. */
  drop: 'yes' | 'no' | undefined;
}

/** A column of the board: its cards, more of them as one scrolls. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const { column, title, selected, tabStop, isMovable, timezoneOf, drop, ...shared } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [shown, setShown] = useState(part);
  const more = useCallback(() => setShown((count) => count + part), []);
  const hasMore = column.cards.length > shown;
  const end = useEndReached(hasMore, more, 0);
  return (
    <section aria-labelledby={titleId} data-column={column.key} data-drop={drop}>
      <h2 id={titleId}>
        {title} <small>{column.cards.length}</small>
      </h2>
      {column.cards.length === 0 ? (
        <p className="none">{translate('board.none')}</p>
      ) : (
        <ul>
          {column.cards.slice(0, shown).map((card) => (
            <CardView
              key={card.id}
              {...shared}
              card={card}
              timezone={timezoneOf(card)}
              isSelected={selected.has(card.id)}
              isMovable={isMovable(card)}
              isTabStop={tabStop === card.id}
            />
          ))}
        </ul>
      )}
      {hasMore && <div key={shown} ref={end} style={{ height: 1 }} />}
    </section>
  );
}
