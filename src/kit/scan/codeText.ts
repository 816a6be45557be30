/**
 * Normalises a code: removes control characters, such as line ends and group separators, and the configured scanner
 * prefix.
 */
export function codeText(text: string, prefix = ''): string {
  const code = text.replaceAll(/\p{Cc}/gu, '').trim();
  return prefix && code.startsWith(prefix) ? code.slice(prefix.length).trim() : code;
}
