import { normalizeSerial, codeVariants } from '../../../schemas/inventory/codes.ts';
import type { CountEntry, CountLine } from '../../../schemas/inventory/stockCounts.ts';
import { tally } from '../../../schemas/inventory/tally.ts';
import { normalizeText } from '../../../schemas/normalizeText.ts';

export type FindLine = (entry: Pick<CountEntry, 'code' | 'item_id'>) => CountLine | undefined;

/** Returns a lookup of an entry's line among the loaded ones. */
export function lineFinder(lines: CountLine[]): FindLine {
  const byId = new Map(lines.map((line) => [line.item_id, line]));
  const codes = lines
    .filter(({ is_serialized }) => !is_serialized)
    .flatMap((line) =>
      [line.sku, line.barcode].flatMap((code) => (code ? [[normalizeText(code), line] as const] : [])),
    );
  const serials = lines.flatMap((line) =>
    [...line.serials, ...line.found].map((one) => [one, line] as const),
  );
  const byCode = new Map(codes);
  const bySerial = new Map(serials);
  return ({ code = '', item_id }) =>
    (item_id ? byId.get(item_id) : undefined) ??
    codeVariants(code)
      .map((one) => byCode.get(one))
      .find(Boolean) ??
    bySerial.get(normalizeSerial(code));
}

/** Adds the entries that are not sent yet to the lines. */
export function withPending(lines: CountLine[], pending: CountEntry[], find: FindLine): CountLine[] {
  const counted = pending.filter(({ is_undone }) => !is_undone);
  if (counted.length === 0) return lines;
  const own = new Map<CountLine, CountEntry[]>();
  for (const entry of counted) {
    const line = find(entry);
    if (line) own.set(line, [...(own.get(line) ?? []), entry]);
  }
  return lines.map((line) => {
    const entries = own.get(line);
    if (!entries) return line;
    if (line.is_serialized) return withSerials(line, entries);
    return { ...line, counted: tally(entries, line.counted ?? undefined) ?? null };
  });
}

function withSerials(line: CountLine, entries: CountEntry[]): CountLine {
  const known = new Set(line.found);
  const fresh = new Set(
    entries.map(({ code = '' }) => normalizeSerial(code)).filter((serial) => serial && !known.has(serial)),
  );
  return {
    ...line,
    found: [...line.found, ...fresh],
    counted: (line.counted ?? 0) + fresh.size,
  };
}
