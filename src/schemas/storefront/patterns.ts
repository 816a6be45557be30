import { colorNames } from './colorNames.ts';

/** A path of the same site: what follows two slashes is another site, and browsers read `\` as a slash. */
const path = '/(?![/\\\\])\\S*';

/** How values of these kinds are written; each has a message of its own. */
export const linkPattern = `^(https?://\\S+|mailto:\\S+|tel:[\\d+\\-() .]+|${path}|[#?]\\S*|[\\w-]+(/\\S*)?)$`;
export const imagePattern = `^(https://\\S+|${path}|data:image/(png|jpeg|gif|webp|svg\\+xml);base64,\\S+)$`;
const number = '[+-]?\\d*\\.?\\d+';
const colorFunction = `(rgb|hsl)a?\\(\\s*${number}(%|deg)?(\\s*[, ]\\s*${number}%?){2}(\\s*[,/]\\s*${number}%?)?\\s*\\)`;
/** A colour is short: what is long is refused before it is read. */
export const colorPattern = `^(?=.{1,60}$)(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|${colorFunction}|${colorNames.join('|')})$`;
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';
const slugWord = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}]+';
/** Lower-case letters and digits of any script, with single hyphens. */
export const slugPattern = `^${slugWord}(-${slugWord})*$`;

/** The same, or nothing yet. */
export const orEmpty = (pattern: string) => `^$|${pattern}`;
