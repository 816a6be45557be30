import { colorNames } from './colorNames.ts';

/** A path on the same site: two slashes would start another host, and browsers treat `\` as a slash. */
const path = '/(?![/\\\\])\\S*';

/** Formats with an error message of their own. */
export const linkPattern = `^(https?://\\S+|mailto:\\S+|tel:[\\d+\\-() .]+|${path}|[#?]\\S*|[\\w-]+(/\\S*)?)$`;
export const imagePattern = `^(https://\\S+|${path}|data:image/(png|jpeg|gif|webp|svg\\+xml);base64,\\S+)$`;
const number = '[+-]?\\d*\\.?\\d+';
const colorFunction = `(rgb|hsl)a?\\(\\s*${number}(%|deg)?(\\s*[, ]\\s*${number}%?){2}(\\s*[,/]\\s*${number}%?)?\\s*\\)`;
/** The length is checked first, which bounds the time to match. */
export const colorPattern = `^(?=.{1,60}$)(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|${colorFunction}|${colorNames.join('|')})$`;
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** Also accepts an empty string. */
export const orEmpty = (pattern: string) => `^$|${pattern}`;
