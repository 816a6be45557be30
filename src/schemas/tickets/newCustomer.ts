import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { Language } from '../customers/person.ts';
import { Phone } from '../phone.ts';
import { nonBlankLine } from '../textPatterns.ts';

const Line = (maxLength: number) => NullableString({ ...nonBlankLine, maxLength });

const Customer = Entity({
  first_name: Line(50),
  last_name: Line(50),
  email: NullableString({ format: 'email', maxLength: 200 }),
  phone: Phone,
  language: Language,
});

/** A customer who is created with a ticket, or found by the e-mail address or by name and phone number. */
export const NewTicketCustomer = Type.Unsafe<Static<typeof Customer> | null>({
  ...Customer,
  type: ['object', 'null'],
  default: null,
  elsewhere: true,
});
export type NewTicketCustomer = Static<typeof Customer>;

export const emptyCustomer: NewTicketCustomer = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  language: null,
};
