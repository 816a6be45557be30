/** Something that can be seen: no white space, no sign of no width, no filler, no blank of Braille. */
export const visiblePattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** No line break or other control sign, and nothing that turns the direction of what follows. */
export const singleLinePattern = '^[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';

/** What a name is: one line of which something can be seen. */
export const nonBlankLine = { pattern: visiblePattern, allOf: [{ pattern: singleLinePattern }] };

/** The same of what may be empty. */
export const singleLine = { pattern: singleLinePattern };
