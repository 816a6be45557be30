/** A path of the same site: what follows two slashes is another site, and browsers read `\` as a slash. */
const path = '/(?![/\\\\])\\S*';

/** How values of these kinds are written; each has a message of its own. */
export const linkPattern = `^(https?://\\S+|mailto:\\S+|tel:[\\d+\\-() .]+|${path}|[#?]\\S*|[\\w-]+(/\\S*)?)$`;
export const imagePattern = `^(https://\\S+|${path}|data:image/(png|jpeg|gif|webp|svg\\+xml);base64,\\S+)$`;
export const colorPattern =
  '^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|hsl)a?\\([\\d\\s.,%/]+\\)|[a-zA-Z]{3,30})$';
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';
const slugWord = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}]+';
/** Lower-case letters and digits of any script, with single hyphens. */
export const slugPattern = `^${slugWord}(-${slugWord})*$`;
