import { isCalendarDay } from '../../../../src/schemas/calendarDays.ts';
import type { Amount } from '../../../../src/schemas/shipping/rates.ts';

/** Values of answers that need not be what their document says. */
export type Answer = Record<string, unknown>;

export const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): Answer => (isObject(value) ? value : {});

/** The objects of a list; none where there is no list. */
export const listOf = (value: unknown): Answer[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** A text that says something; numbers count as such. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value : null;
}

export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((one): one is string => one !== null);

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A moment, whatever its fraction of a second; without a zone it is of UTC. */
export function momentOf(value: unknown): string | null {
  const text = textOf(value);
  if (!text) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || !text.includes('T');
  const moment = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day that a date or moment names as it is written: at its place, whatever its hour and zone. */
export function dayOf(value: unknown): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(textOf(value)?.trim() ?? '') ?? [];
  return day !== undefined && isCalendarDay(day) ? day : null;
}

/** An amount of whole cents, its currency in capitals; `currency` where it names none. */
export function amountOf(value: unknown, currency = 'USD'): Amount {
  const { amount, currency: named } = objectOf(value);
  const code = textOf(named)?.trim().toUpperCase() ?? '';
  return {
    amount: Math.max(0, Math.round((numberOf(amount) ?? 0) * 100) / 100),
    currency: /^[A-Z]{3}$/.test(code) ? code : currency,
  };
}

export const choiceOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find((one) => one === value) ?? otherwise;
