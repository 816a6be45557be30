import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { deviceStates, type DeviceState } from '../../../schemas/tickets/states.ts';

const prefix = 'STATE-';

/** The code of a state, as it is printed for scanning. */
export const stateCode = (state: DeviceState) => prefix + state.replaceAll('_', '-');

/** Returns the state of a code. */
export const stateOfCode = (code: string): DeviceState | undefined =>
  deviceStates.find((state) => stateCode(state) === code.trim().toUpperCase());

const normal = (code: string) => code.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase();

/**
 * Returns the cards that a code means: a device by its id, also in an address, or its serial number; else all devices of
 * the ticket with this number ('12', '#12', 'T-12'), or whose id begins with the code.
 */
export function cardsOfCode(cards: BoardCard[], code: string): BoardCard[] {
  const device = cards.find(({ id }) => code.toLowerCase().includes(id));
  if (device) return [device];
  const serial = normal(code);
  const known = cards.filter((card) => card.serial !== null && normal(card.serial) === serial);
  if (known.length > 0) return known;
  const digits = /^[\da-f]{8}$/i.exec(code.trim())?.[0].toLowerCase();
  const printed = digits ? cards.filter(({ ticket_id }) => ticket_id.startsWith(digits)) : [];
  if (printed.length > 0) return printed;
  const [, number] = /^\s*(?:T-?|#)?\s*(\d{1,9})\s*$/i.exec(code) ?? [];
  return number ? cards.filter((card) => card.number === Number(number)) : [];
}
