import { Type } from 'typebox';
import { NullableString } from './common.ts';
import { hexColorPattern } from './textPatterns.ts';

const hex = { format: 'color', pattern: hexColorPattern, examples: ['#1a73e8', '#d93025'] };

/** A colour of six hexadecimal digits: `#1a73e8`. */
export const Color = Type.String(hex);

export const NullableColor = (options: object = {}) => NullableString({ ...hex, ...options });
