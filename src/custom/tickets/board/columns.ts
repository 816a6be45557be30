import { addDays } from '../../../schemas/calendarDays.ts';
import { dayIn } from '../../../schemas/days.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { isPastPromise } from '../../../schemas/tickets/late.ts';
import { deviceStates } from '../../../schemas/tickets/states.ts';

/** What the columns of the board stand for; the first is the default. */
export const groupings = ['state', 'technician', 'promised'] as const;
export type Grouping = (typeof groupings)[number];

/** Key of the column of devices that nobody works on. */
export const nobody = 'NOBODY';

const promisedColumns = ['LATE', 'TODAY', 'TOMORROW', 'LATER', 'NONE', 'READY'] as const;

export interface BoardColumn {
  key: string;
  /** Of a technician. */
  name?: string;
  cards: BoardCard[];
}

interface Around {
  now: number;
  /** The signed-in staff member, who always has a column. */
  me: { id: string; name: string };
  timezoneOf: (card: BoardCard) => string;
}

/** Returns the columns of the board with their cards, which keep their order. */
export function columnsOf(grouping: Grouping, cards: BoardCard[], around: Around): BoardColumn[] {
  if (grouping === 'state') return filled([...deviceStates], cards, ({ state }) => state);
  const here = cards.filter(({ state }) => state !== 'GONE');
  if (grouping === 'promised')
    return filled([...promisedColumns], here, (card) => promisedColumn(card, around));
  const names = new Map([[around.me.id, around.me.name]]);
  for (const { technician } of here) if (technician) names.set(technician.id, technician.name ?? '');
  const people = [...names].toSorted(([, one], [, other]) => one.localeCompare(other));
  const columns = filled([nobody, ...people.map(([id]) => id)], here, (card) => card.technician_id ?? nobody);
  return columns.map((column) => ({ ...column, name: names.get(column.key) }));
}

function filled(keys: string[], cards: BoardCard[], keyOf: (card: BoardCard) => string): BoardColumn[] {
  const columns = new Map(keys.map((key) => [key, { key, cards: [] as BoardCard[] }]));
  for (const card of cards) columns.get(keyOf(card))?.cards.push(card);
  return [...columns.values()];
}

function promisedColumn(card: BoardCard, { now, timezoneOf }: Around): (typeof promisedColumns)[number] {
  if (card.state === 'READY') return 'READY';
  if (!card.promised_date) return 'NONE';
  if (isPastPromise(card, now)) return 'LATE';
  const timezone = timezoneOf(card);
  const day = dayIn(timezone, new Date(card.promised_date));
  const today = dayIn(timezone, new Date(now));
  if (day === today) return 'TODAY';
  return day === addDays(today, 1) ? 'TOMORROW' : 'LATER';
}
