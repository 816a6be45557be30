import type { BatchItemResult } from '../../../../schemas/batch.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';

/** The number of records created, updated and removed. */
export interface Changes {
  created: number;
  updated: number;
  removed: number;
}

export const countOf = ({ created, updated, removed }: Changes) => created + updated + removed;

/** A planned creation. Its id stays the same when the batch is repeated, so that nothing is created twice. */
export interface Creation {
  id: string;
}

/** A planned update or removal (`is_voided`), with the version or value that it was planned on. */
export type Update = { id: string; is_voided?: true } & ({ modified_date: string } | { before: unknown });

/** A record's name; `product` is what it belongs to. */
interface RecordName {
  product?: string;
  title: string;
}

/** Planned changes that are written together. */
export interface ImportBatch<C extends Creation = Creation, U extends Update = Update> {
  create: C[];
  update: U[];
  /** Display names by id, for records that are refused. */
  names: Map<string, RecordName>;
}

const asWanted = new Set<Refused['status']>(['created', 'updated', 'removed', 'unchanged']);

/** A record that was left unchanged. */
export interface Refused extends RecordName {
  id: string;
  status: BatchItemResult['status'] | 'unanswered';
  errors: ValidationError[];
}

export interface Written extends Changes {
  /** Offset of the first unwritten batch. */
  offset: number;
  refused: Refused[];
}

export const nothingWritten: Written = { offset: 0, created: 0, updated: 0, removed: 0, refused: [] };

/** The planned changes of a sheet, and the call that writes them. */
export interface PlannedChanges<C extends Creation = Creation, U extends Update = Update> {
  /** Returns the batch that starts at this change, and its size: 0 at the end. Idempotent. */
  batchAt: (offset: number) => Promise<{ batch: ImportBatch<C, U>; size: number }>;
  /** Creates (POST) or updates (PUT) these records. Returns a result for each of them. */
  send: (method: 'POST' | 'PUT', items: (C | U)[]) => Promise<BatchItemResult[]>;
}

interface Options<C extends Creation, U extends Update> extends PlannedChanges<C, U> {
  from: Written;
  /** Called after each batch. */
  onWritten?: (written: Written) => void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
}

/**
 * Writes batch after batch and can be resumed. Changes already written are reported as unchanged, and count as done.
 */
export async function writeChanges<C extends Creation, U extends Update>({
  batchAt,
  send,
  from,
  onWritten,
  signal,
}: Options<C, U>): Promise<Written> {
  for (let written = from; ;) {
    const { batch, size } = await batchAt(written.offset);
    if (size === 0) return written;
    signal?.throwIfAborted();
    const created = batch.create.length > 0 ? await send('POST', batch.create) : [];
    const changed = batch.update.length > 0 ? await send('PUT', batch.update) : [];
    written = added(written, batch, [...created, ...changed]);
    written.offset += size;
    onWritten?.(written);
  }
}

function added(before: Written, batch: ImportBatch, answers: BatchItemResult[]): Written {
  const written = { ...before, refused: [...before.refused] };
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const count = (id: string, kind: keyof Changes) => {
    const { status, errors = [] } = byId.get(id) ?? ({ status: 'unanswered' } as const);
    const isGone = kind === 'removed' && status === 'missing';
    if (isGone || asWanted.has(status)) written[kind] += 1;
    else written.refused.push({ id, title: '', ...batch.names.get(id), status, errors });
  };
  for (const { id } of batch.create) count(id, 'created');
  for (const { id, is_voided } of batch.update) count(id, is_voided ? 'removed' : 'updated');
  return written;
}
