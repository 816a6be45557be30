/**
 * A code as it was meant: what a scanner adds around it, such as a line's end or a group separator, is none of it, nor is the
 * prefix that the scanner is set to type before it.
 */
export function codeText(text: string, prefix = ''): string {
  const code = text.replaceAll(/\p{Cc}/gu, '').trim();
  return prefix && code.startsWith(prefix) ? code.slice(prefix.length).trim() : code;
}
