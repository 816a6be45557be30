import { Type } from 'typebox';

/** 2 to 50 characters that are more than white space (contract 4 §5). */
export const PersonName = Type.String({ pattern: '\\S', minLength: 2, maxLength: 50 });

export const Email = Type.String({ format: 'email', maxLength: 200 });
