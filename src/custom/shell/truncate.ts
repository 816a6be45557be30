/** Latin characters are one UTF-16 unit each. Other text is segmented by Intl.Segmenter. */
const isPlain = (text: string) => /^[ -~\u00A0-\u024F]*$/.test(text);

/** Truncates to `length` grapheme clusters, the last one an ellipsis. */
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
