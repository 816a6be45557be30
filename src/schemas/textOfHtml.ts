const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Extracts the text of HTML, one line per block, in linear time for any input. */
export function textOfHtml(html: string): string {
  let text = '';
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    if (/^<\/?(p|br|li|ul|ol|h[1-6]|div|tr|table|blockquote|hr)\b/i.test(html.slice(open, open + 16)))
      text += '\n';
    at = close + 1;
  }
  return text
    .replace(/&(#39|[a-z]{2,4});/g, (sign, name: string) => entities[name] ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
