import { NullableString } from './common.ts';
import type { Rule } from './model.ts';

/** A phone number parsed by the phone number library. */
export interface PhoneNumber {
  /** E.164 with an optional extension: '+14165550101', '+14165550101 x12'. */
  stored: string;
  /** International format: '+33 1 42 68 53 00'. */
  international: string;
}

type Reader = (typed: string) => PhoneNumber | undefined;

/**
 * The library is large: services load it at start, the browser with the validator of a model that has phone numbers.
 */
let read: Reader | undefined;

export const setPhoneParser = (reader: Reader) => {
  read = reader;
};

/** A phone number; ten digits without a country code are North American (contract 4 §5). */
export const Phone = NullableString({
  maxLength: 50,
  phone: true,
  examples: ['+16135550100', '+15145550199 x12'],
});

/** The stored form of a number: E.164, or the trimmed input if it is not valid. */
export const normalizePhone = (typed: string): string => read?.(typed)?.stored ?? typed.trim();

/** The check without the library: seven to fifteen digits with separators and an extension. */
const written = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

const isNumber = (value: string) => written.test(value) && (!read || read(value) !== undefined);

/** Validates a phone number; an unchanged stored one is accepted. */
export const isPhone: Rule<{ phone: string | null }> = {
  fields: ['phone'],
  check: ({ phone: value }, stored) =>
    !value || value === stored?.phone || isNumber(value) ? [] : [{ path: '/phone', code: 'phone' }],
  needs: '/src/schemas/phoneNumbers.ts',
};

const northAmerican = /^\+1[\s-]?(\d{3})[\s-]?(\d{3})[\s-]?(\d{4})(?: x(\d+))?$/;
const grouped = /^(\d{0,3})(\d{0,3})(\d{0,4})$/;

/**
 * Formats North American numbers, and partial ones of up to ten digits, as '(416) 555-0101', others internationally.
 */
export function formatPhone(phone: string): string {
  const [, area, exchange, line, extension] =
    northAmerican.exec(phone) ??
    (phone.includes('+') ? [] : (grouped.exec(phone.replaceAll(/\D/g, '')) ?? []));
  if (!area) return read?.(phone)?.international ?? phone;
  const number = [`(${area})`, [exchange, line].filter(Boolean).join('-')].filter(Boolean).join(' ');
  return extension ? `${number} x${extension}` : number;
}

/** The `tel:` URI of a number. */
export const phoneUri = (phone: string) =>
  `tel:${phone.replace(/\s*x(\d+)$/, ',$1').replace(/[^\d+,]/g, '')}`;
