/** Letters of the Latin alphabet, each of which is one character; the others are counted by the browser's tables. */
const isPlain = (text: string) => /^[ -~\u00A0-\u024F]*$/.test(text);

/** At most `length` characters as people count them, the last one an ellipsis where something was cut off. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = isPlain(text)
    ? text.split('')
    : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
