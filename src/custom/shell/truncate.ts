/** At most `length` characters as people count them, the last one an ellipsis where something was cut off. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
