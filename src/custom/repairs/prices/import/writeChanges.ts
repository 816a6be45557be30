import type { BatchItemResult } from '../../../../schemas/batch.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import type { Batch } from '../types.ts';
import type { Changes } from './sheet.ts';

const asWanted = new Set<Refused['status']>(['created', 'updated', 'removed', 'unchanged']);

/** A service that was left unchanged. */
export interface Refused {
  id: string;
  product: string;
  title: string;
  status: BatchItemResult['status'] | 'unanswered';
  errors: ValidationError[];
}

export interface Written extends Changes {
  /** Offset of the first unwritten batch. */
  offset: number;
  refused: Refused[];
}

export const nothingWritten: Written = { offset: 0, created: 0, updated: 0, removed: 0, refused: [] };

interface Options {
  batchAt: (offset: number) => Promise<{ batch: Batch; size: number }>;
  /** Creates (POST) or updates (PUT) these services. */
  send: (method: 'POST' | 'PUT', items: { id: string }[]) => Promise<BatchItemResult[]>;
  from: Written;
  onWritten: (written: Written) => void;
  signal: AbortSignal;
}

/**
 * Writes batch after batch and can be resumed. Changes already written are reported as unchanged, and count as done.
 */
export async function writeChanges({ batchAt, send, from, onWritten, signal }: Options): Promise<Written> {
  for (let written = from; ;) {
    const { batch, size } = await batchAt(written.offset);
    if (size === 0) return written;
    signal.throwIfAborted();
    const created = batch.create.length > 0 ? await send('POST', batch.create) : [];
    const changed = batch.update.length > 0 ? await send('PUT', batch.update) : [];
    written = added(written, batch, [...created, ...changed]);
    written.offset += size;
    onWritten(written);
  }
}

function added(before: Written, batch: Batch, answers: BatchItemResult[]): Written {
  const written = { ...before, refused: [...before.refused] };
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const count = (id: string, kind: keyof Changes) => {
    const { status, errors = [] } = byId.get(id) ?? ({ status: 'unanswered' } as const);
    const isGone = kind === 'removed' && status === 'missing';
    if (isGone || asWanted.has(status)) written[kind] += 1;
    else written.refused.push({ id, product: '', title: '', ...batch.names.get(id), status, errors });
  };
  for (const { id } of batch.create) count(id, 'created');
  for (const { id, is_voided } of batch.update) count(id, is_voided ? 'removed' : 'updated');
  return written;
}
