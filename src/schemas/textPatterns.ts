/** At least one visible character: not white space, zero-width, filler or a blank Braille pattern. */
export const visiblePattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** No line breaks, control characters or bidirectional overrides. */
export const singleLinePattern = '^[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';

/** A name: a single line with a visible character. */
export const nonBlankLine = { pattern: visiblePattern, allOf: [{ pattern: singleLinePattern }] };

/** A single line that may be empty. */
export const singleLine = { pattern: singleLinePattern };

/** A color of six hexadecimal digits. */
export const hexColorPattern = '^#[\\da-fA-F]{6}$';

/** An address that begins with https:// and a host. */
export const httpsPattern = '^https://[^\\s/?#]+\\.[^\\s/?#]+([/?#]\\S*)?$';

const slugWord = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}]+';
/** Lower-case letters and digits of any script, with single hyphens. */
export const slugPattern = `^${slugWord}(-${slugWord})*$`;

/** Whether a value contains no text. */
export const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
