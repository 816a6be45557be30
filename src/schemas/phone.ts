import type { Rule } from './model.ts';

/** Seven to fifteen digits (E.164), grouped as people write them, and an extension. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** How phone numbers are written; one that was stored before stays as it is. */
export const isPhone: Rule<{ phone: string | null }> = {
  fields: ['phone'],
  check: ({ phone: value }, stored) =>
    !value || value === stored?.phone || phone.test(value) ? [] : [{ path: '/phone', code: 'phone' }],
};
