import { isCalendarDay } from '../../../../src/schemas/calendarDays.ts';
import type { Amount } from '../../../../src/schemas/shipping/rates.ts';

/** A response that may differ from its documentation. */
export type Answer = Record<string, unknown>;

export const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): Answer => (isObject(value) ? value : {});

/** Objects of a list; empty if it is not a list. */
export const listOf = (value: unknown): Answer[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** A non-empty text; numbers are converted. */
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

/** An ISO timestamp with any fraction of a second; UTC if it has no zone. */
export function momentOf(value: unknown): string | null {
  const text = textOf(value);
  if (!text) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || !text.includes('T');
  const moment = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day of a date or timestamp as written: local, regardless of hour and zone. */
export function dayOf(value: unknown): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(textOf(value)?.trim() ?? '') ?? [];
  return day !== undefined && isCalendarDay(day) ? day : null;
}

/** An amount rounded to cents, with an upper-case currency; `currency` is the default. */
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
