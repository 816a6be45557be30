import MoreVert from '@mui/icons-material/MoreVert';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { elapsed } from '../../../kit/fields/timeSince.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { isPastPromise } from '../../../schemas/tickets/late.ts';
import { isStandingStill } from '../../../schemas/tickets/still.ts';
import { cardText, customerText, deviceText } from '../texts.ts';

export interface CardViewProps {
  card: BoardCard;
  now: number;
  timezone: string;
  /** The state is not that of the column. */
  showsState: boolean;
  isSelected: boolean;
  isMovable: boolean;
  /** Reached by Tab; the others by arrow keys. */
  isTabStop: boolean;
  onSelect: (id: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
}

/** A device on the board. Memoised: a move renders the cards that it changes. */
export const CardView = memo(function CardView(props: CardViewProps) {
  const { card, now, timezone, showsState, isSelected, isMovable, isTabStop, onSelect, onMenu } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const name = deviceText(card, translate);
  const time = elapsed(card.state_date, locale, now);
  const isStill = isStandingStill(card, now);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li data-card={card.id} draggable={isMovable} data-selected={isSelected || undefined}>
      <Link to={`/Bench/${card.id}`} tabIndex={tabIndex} draggable={false}>
        {cardText(card, translate)}
      </Link>
      <span className="tools">
        <input
          type="checkbox"
          checked={isSelected}
          tabIndex={tabIndex}
          aria-label={translate('board.select', { number: card.number, name })}
          onChange={() => onSelect(card.id)}
        />
        {isMovable && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-haspopup="menu"
            aria-label={translate('board.move', { number: card.number, name })}
            onClick={({ currentTarget }) => onMenu(card.id, currentTarget)}
          >
            <MoreVert fontSize="small" />
          </button>
        )}
      </span>
      <span className="line" style={{ gridColumn: 1 }}>
        {customerText(card, translate)}
      </span>
      <span className="line facts">
        {card.way && <span className="mark">{translate('bench.custody.to', { to: card.way.to })}</span>}
        {card.priority !== 'NORMAL' && (
          <span className="mark">{translate(`resources.tickets.values.priority.${card.priority}`)}</span>
        )}
        {showsState && <span>{translate(`bench.states.${card.state}`)}</span>}
        <span
          className={isStill ? 'alarm' : undefined}
          title={translate('resources.ticketDevices.fields.state_date')}
        >
          {isStill ? translate('board.still', { time }) : time}
        </span>
        {card.promised_date && (
          <time
            dateTime={card.promised_date}
            className={isPastPromise(card, now) ? 'alarm' : undefined}
            title={translate('resources.tickets.fields.promised_date')}
          >
            {translate(isPastPromise(card, now) ? 'board.late' : 'board.promised', {
              date: dateFormat(locale, timezone, 'dayTime').format(new Date(card.promised_date)),
            })}
          </time>
        )}
        {card.technician && <span>{card.technician.name}</span>}
        {card.shelf && <span>{card.shelf}</span>}
      </span>
    </li>
  );
});
