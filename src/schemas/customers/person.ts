import { Type } from 'typebox';
import { nonBlankLine } from '../textPatterns.ts';
import { NullableString } from '../common.ts';

/** 2 to 50 characters in a single line, at least one visible (contract 4 §5). */
export const PersonName = Type.String({ ...nonBlankLine, minLength: 2, maxLength: 50 });

/** Preferred language; null if unknown. */
export const Language = NullableString({ enum: ['en', 'fr', null] });

export const Email = Type.String({ format: 'email', maxLength: 200 });

/** Which of e-mail and phone number a customer needs is a setting of the store. */
export const OptionalEmail = NullableString({ format: 'email', maxLength: 200 });
