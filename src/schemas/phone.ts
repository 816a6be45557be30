import { NullableString } from './common.ts';
import type { Rule } from './model.ts';

/** What the library of phone numbers makes of one. */
export interface PhoneNumber {
  /** E.164, an extension after it: '+14165550101', '+14165550101 x12'. */
  stored: string;
  /** As people of its country read it from abroad: '+33 1 42 68 53 00'. */
  international: string;
}

type Reader = (typed: string) => PhoneNumber | undefined;

/** The library is heavy: the services begin with it, a screen has it with the validator of what holds a number. */
let read: Reader | undefined;

export const setPhoneParser = (reader: Reader) => {
  read = reader;
};

/** A phone number as records hold it; ten digits are of North America (contract 4 §5). */
export const Phone = NullableString({
  maxLength: 50,
  phone: true,
  examples: ['+16135550100', '+15145550199 x12'],
});

/** A number as it is stored: E.164, or as it was typed where that is none. */
export const normalizePhone = (typed: string): string => read?.(typed)?.stored ?? typed.trim();

/** Seven to fifteen digits, grouped as people write them, and an extension: what is known without the library. */
const written = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

const isNumber = (value: string) => written.test(value) && (!read || read(value) !== undefined);

/** How phone numbers are written; one that was stored before stays as it is. */
export const isPhone: Rule<{ phone: string | null }> = {
  fields: ['phone'],
  check: ({ phone: value }, stored) =>
    !value || value === stored?.phone || isNumber(value) ? [] : [{ path: '/phone', code: 'phone' }],
  needs: '/src/schemas/phoneNumbers.ts',
};

const northAmerican = /^\+1[\s-]?(\d{3})[\s-]?(\d{3})[\s-]?(\d{4})(?: x(\d+))?$/;
const grouped = /^(\d{0,3})(\d{0,3})(\d{0,4})$/;

/** '(416) 555-0101' of a number of North America and of ten digits or fewer, any other as its country writes it. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line, extension] =
    northAmerican.exec(phone) ??
    (phone.includes('+') ? [] : (grouped.exec(phone.replaceAll(/\D/g, '')) ?? []));
  if (!area) return read?.(phone)?.international ?? phone;
  const number = [`(${area})`, [exchange, line].filter(Boolean).join('-')].filter(Boolean).join(' ');
  return extension ? `${number} x${extension}` : number;
}

/** The address that calls it. */
export const phoneUri = (phone: string) =>
  `tel:${phone.replace(/\s*x(\d+)$/, ',$1').replace(/[^\d+,]/g, '')}`;
