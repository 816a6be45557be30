import { useTranslate } from 'react-admin';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { cardText } from '../texts.ts';

/** Cards by number and name, each with a text. */
export function CardList({ items }: { items: { card: BoardCard; text: string }[] }) {
  const translate = useTranslate();
  return (
    <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
      {items.map(({ card, text }) => (
        <li key={card.id}>
          <strong>{cardText(card, translate)}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}
