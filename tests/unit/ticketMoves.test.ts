import { expect, test } from 'vitest';
import { columnsOf } from '../../src/custom/tickets/board/columns.ts';
import type { BoardCard } from '../../src/schemas/tickets/board.ts';
import { cardsOfCode, stateCode, stateOfCode } from '../../src/custom/tickets/board/scanCodes.ts';
import { moveTo } from '../../src/schemas/tickets/moves.ts';
import { stepsOf } from '../../src/schemas/steps.ts';
import { deviceStates } from '../../src/schemas/tickets/states.ts';
import { ticketDevices } from '../../src/schemas/tickets/ticketDevices.ts';

const who = { staff_id: 's', store_id: 'st', role: 'STAFF', rights: ['EDIT_TICKET'], location_id: 1 };

test('Every move between states is a step that the model allows from there', () => {
  const froms = deviceStates.flatMap((state) =>
    (state.startsWith('WAITING') ? ['CHECKED_IN', 'IN_REPAIR'] : [null]).map((resume_to) => ({
      state,
      resume_to,
    })),
  );
  const moves = froms.flatMap((from) =>
    deviceStates.flatMap((to) => ({ from, move: moveTo(from, to) })).filter(({ move }) => move),
  );
  expect(moves.length).toBeGreaterThan(20);
  const refused = moves.filter(
    ({ from: { state }, move }) =>
      !stepsOf(who, ticketDevices, { state, location_id: 1, to_location_id: null }).includes(
        move?.step ?? '',
      ),
  );
  expect(refused).toEqual([]);
});

test('A move goes on, resumes, or goes back', () => {
  const at = (state: BoardCard['state'], resume_to: string | null = null) => ({ state, resume_to });
  expect(moveTo(at('CHECKED_IN'), 'IN_REPAIR')).toEqual({ step: 'repair', values: {} });
  expect(moveTo(at('WAITING_PARTS', 'IN_REPAIR'), 'IN_REPAIR')).toEqual({ step: 'resume', values: {} });
  expect(moveTo(at('WAITING_PARTS', 'DIAGNOSING'), 'IN_REPAIR')).toBeUndefined();
  expect(moveTo(at('READY'), 'TESTING')).toEqual({ step: 'goBack', values: { to: 'TESTING' } });
  expect(moveTo(at('TESTING'), 'READY')).toEqual({ step: 'finish', values: {} });
  expect(moveTo(at('CHECKED_IN'), 'GONE')).toBeUndefined();
  expect(moveTo(at('GONE'), 'READY')).toEqual({ step: 'goBack', values: { to: 'READY' } });
});

const card = (id: string, values: Partial<BoardCard> = {}): BoardCard => ({
  id,
  _etag: '"1"',
  ticket_id: 't',
  device_id: 'd',
  to_location_id: null,
  sent_date: null,
  way: null,
  number: 1,
  device: null,
  serial: null,
  customer: null,
  location_id: 1,
  state: 'IN_REPAIR',
  resume_to: null,
  state_date: '2026-01-01T12:00:00Z',
  still_from: null,
  outcome: null,
  technician_id: null,
  technician: null,
  shelf: null,
  promised_date: null,
  priority: 'NORMAL',
  ...values,
});

const around = {
  now: Date.parse('2026-03-10T17:00:00Z'),
  me: { id: 'me', name: 'Bea' },
  timezoneOf: () => 'America/Toronto',
};
const shown = (grouping: Parameters<typeof columnsOf>[0], cards: BoardCard[]) =>
  columnsOf(grouping, cards, around)
    .filter((column) => column.cards.length > 0)
    .map((column) => [column.key, column.cards.map(({ id }) => id).join()]);

test('Columns by promised day are days at the place of the device', () => {
  const promised = (id: string, promised_date: string, state?: BoardCard['state']) =>
    card(id, { promised_date, ...(state && { state }) });
  expect(
    shown('promised', [
      promised('past', '2026-03-10T16:00:00Z'),
      promised('tonight', '2026-03-11T03:00:00Z'),
      promised('tomorrow', '2026-03-11T05:00:00Z'),
      promised('later', '2026-03-20T05:00:00Z'),
      promised('ready', '2026-03-01T05:00:00Z', 'READY'),
      promised('gone', '2026-03-01T05:00:00Z', 'GONE'),
      card('open'),
    ]),
  ).toEqual([
    ['LATE', 'past'],
    ['TODAY', 'tonight'],
    ['TOMORROW', 'tomorrow'],
    ['LATER', 'later'],
    ['NONE', 'open'],
    ['READY', 'ready'],
  ]);
});

test('Columns by technician have the own one always, in order of names', () => {
  const technician = { id: 'a', name: 'Ann' };
  const columns = columnsOf('technician', [card('x', { technician_id: 'a', technician }), card('y')], around);
  expect(columns.map(({ key, name, cards }) => [key, name, cards.length])).toEqual([
    ['NOBODY', undefined, 1],
    ['a', 'Ann', 1],
    ['me', 'Bea', 0],
  ]);
});

test('A scan means a device by id, address or serial number, else the devices of a ticket', () => {
  const id = '0b9b3c52-7d0f-4a52-9a35-8f6a0c6f4d11';
  const cards = [
    card(id, { number: 12, serial: '490154203237518' }),
    card('b', { number: 12 }),
    card('c', { number: 13 }),
  ];
  const found = (code: string) => cardsOfCode(cards, code).map((one) => one.id);
  expect(found(id.toUpperCase())).toEqual([id]);
  expect(found(`https://shop.example/Bench/${id}`)).toEqual([id]);
  expect(found('49-015420-323751-8')).toEqual([id]);
  expect(found('T-13')).toEqual(['c']);
  expect(found('#12')).toEqual([id, 'b']);
  expect(found('')).toEqual([]);
  for (const state of deviceStates) expect(stateOfCode(stateCode(state).toLowerCase())).toBe(state);
});
