/** Lines that programs write above the email that an answer repeats. */
const wrote = /^(on|le|am|el)\s.{4,250}\s(wrote|a écrit|a ecrit|schrieb|escribió)\s?:$/i;
const original =
  /^(-{2,}\s?(original message|message d['’]origine|message original|forwarded message|message transféré)\s?-{2,}|_{20,})$/i;
/** The first of the headers that Outlook repeats, and what follows them. */
const header = /^\*?(from|de)\s*:\*?\s.*@/i;
const nextHeader = /^\*?(sent|to|date|envoyé|envoye|à|subject|objet)\s*:/i;

/** Splits what somebody wrote from the earlier emails below it. What stands between quoted lines is theirs. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const isAnswered = answersBelow(lines);
  const start = lines.findIndex((line, index) => isStart(line, lines[index + 1] ?? '') && !isAnswered(index));
  const end = start < 0 ? endOfText(lines) : start;
  const written = lines.slice(0, end).join('\n').trim();
  // An answer below or between the quoted lines stays whole.
  if (written === '') return { text: text.trim(), quoted: '' };
  return { text: written, quoted: lines.slice(end).join('\n').trim() };
}

function isStart(line: string, next: string): boolean {
  if (line.length > 300) return false;
  const [one, two] = [line.trim(), next.slice(0, 300).trim()];
  return (
    wrote.test(one) ||
    // Broken by the length of lines.
    wrote.test(`${one} ${two}`) ||
    original.test(one) ||
    (header.test(one) && nextHeader.test(two))
  );
}

/** Returns whether somebody wrote between or below lines that are marked as quoted, which are below an index. */
function answersBelow(lines: string[]): (index: number) => boolean {
  const marked = lines.flatMap((line, index) => (line.startsWith('>') ? index : []));
  const lastWritten = lines.findLastIndex((line) => line.trim() !== '' && !/^(>|--)/.test(line));
  const lastAnswered = marked.findLast((index) => index < lastWritten) ?? -1;
  return (index) => lastAnswered > index;
}

/** Where the quoted lines at the end begin. */
function endOfText(lines: string[]): number {
  let end = lines.length;
  while (end > 0 && (lines[end - 1]!.startsWith('>') || lines[end - 1]!.trim() === '')) end -= 1;
  return end;
}
