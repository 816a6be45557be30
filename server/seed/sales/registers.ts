import { denominations, type Denominations } from '../../../src/schemas/wallet/registers.ts';
import { momentIn } from '../../../src/schemas/days.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { registers } from '../../wallet/index.ts';
import { Random, uuidOf } from '../random.ts';
import type { Ledger } from './ledger.ts';
import type { Place } from './plan.ts';

export interface RegisterDay {
  place: Place;
  day: string;
}

export const registerIdOf = ({ place, day }: RegisterDay) => uuidOf(`till/${place.id}/${day}`);

const float = 20_000;

/** Splits an amount into notes and coins, largest first; there are no pennies. */
function piecesOf(cents: number): Denominations {
  let left = cents;
  return Object.fromEntries(
    denominations.flatMap((one) => {
      const count = Math.floor(left / one);
      left -= count * one;
      return count > 0 ? [[String(one), count]] : [];
    }),
  );
}

/**
 * Builds a register for each day and location with sales: opened, and closed in the evening with nearly the expected
 * cash.
 */
export function buildRegisters(ledger: Ledger, days: RegisterDay[], store_id: string, now: Date) {
  const random = new Random(`${store_id}/tills`);
  const known = [...groupBy(days, registerIdOf).values()].map(([first]) => first!);
  const opened = known
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.place.id - b.place.id))
    .map((register) => ({
      register,
      id: registerIdOf(register),
      keeper: random.pick(register.place.sellers).id,
    }));
  for (const { register, id, keeper } of opened) {
    ledger.note({
      name: `${id}/open`,
      kind: 'TILL_OPEN',
      at: new Date(momentIn(register.place.timezone, register.day, '07:45:00')),
      by: keeper,
      day: register.day,
      location_id: register.place.id,
      register_id: id,
      entries: [
        { account: 'CASH', amount: float, register_id: id },
        { account: 'SAFE', amount: -float },
      ],
    });
  }
  const cash = ledger.cash();
  return opened.map(({ register: { place, day }, id, keeper }, index): typeof registers.$inferInsert => {
    const [from, to] = ['07:45:00', '22:15:00'].map((time) => new Date(momentIn(place.timezone, day, time)));
    const register = {
      id,
      store_id,
      number: index + 1,
      location_id: place.id,
      name: 'Front',
      float,
      note: null,
      opened_by: keeper,
      created_by: keeper,
      created_date: from!,
    };
    const isOver = to! <= now;
    const expected = cash.get(id) ?? 0;
    const differs = random.chance(0.25) ? 5 * random.integer(-60, 40) : 0;
    const counted = Math.max(0, 5 * Math.round(expected / 5) + differs);
    const closed = { closed_with: expected, counted, difference: counted - expected };
    if (isOver) {
      ledger.note({
        name: `${id}/close`,
        kind: 'TILL_CLOSE',
        at: to!,
        by: keeper,
        day,
        location_id: place.id,
        register_id: id,
        entries: [
          { account: 'CASH', amount: -expected, register_id: id },
          { account: 'SAFE', amount: counted },
          { account: 'OVER_SHORT', amount: expected - counted },
        ],
      });
    }
    return {
      ...register,
      state: isOver ? 'CLOSED' : 'OPEN',
      ...(isOver ? closed : { closed_with: null, counted: null, difference: null }),
      denominations: isOver ? piecesOf(counted) : null,
      closed_by: isOver ? keeper : null,
      closed_date: isOver ? to! : null,
      modified_date: isOver ? to! : from!,
    };
  });
}
