const width = 70;

/** Estimates the lines of a wrapped text, within bounds. */
export function lineCount(text: string, least: number, most: number): number {
  let rows = 0;
  for (let start = 0; start <= text.length && rows < most;) {
    const end = text.indexOf('\n', start);
    const line = (end < 0 ? text.length : end) - start;
    rows += Math.max(1, Math.ceil(line / width));
    start = end < 0 ? text.length + 1 : end + 1;
  }
  return Math.min(Math.max(rows, least), most);
}
