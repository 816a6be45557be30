import { HttpError, type DataProvider, type Identifier } from 'react-admin';
import type { RecordBatch } from '../../dataProvider/batch.ts';
import type { ErrorBody } from '../../dataProvider/errors.ts';
import { BATCH_SIZE } from '../../schemas/batch.ts';
import type { Model } from '../../schemas/model.ts';

interface Options {
  onProgress: (done: number) => void;
  signal?: AbortSignal;
}

/**
 * Sets properties of many records regardless of their version: in batches of a hundred if the model supports it, else
 * one by one. Throws at the first refusal. Returns false if the session has expired.
 */
export async function updateInBatches(
  dataProvider: DataProvider & RecordBatch,
  { name, bulk = [] }: Model,
  ids: Identifier[],
  data: Record<string, unknown>,
  { onProgress, signal }: Options,
): Promise<boolean> {
  const isBatched = Object.keys(data).every((property) => bulk.includes(property));
  const size = isBatched ? BATCH_SIZE : 1;
  for (let first = 0; first < ids.length; first += size) {
    if (signal?.aborted) break;
    const some = ids.slice(first, first + size);
    if (isBatched) {
      const items = some.map((id) => ({ id, ...data }));
      const { data: answers } = await dataProvider.updateBatch(name, { items });
      if (!Array.isArray(answers)) return false;
      const refused = answers.filter(({ status }) => status === 'missing' || status === 'invalid');
      onProgress(first + answers.length - refused.length);
      if (refused[0]) throw refusalOf(refused[0].errors);
    } else {
      const { data: changed = [] } = await dataProvider.updateMany(name, { ids: some, data });
      if (changed.length === 0) return false;
      onProgress(first + size);
    }
  }
  return true;
}

/** The error that a call for the single record would have thrown. */
const refusalOf = (problems?: ErrorBody['problems']) =>
  problems
    ? new HttpError('messages.bad_request', 422, { problems } satisfies ErrorBody)
    : new HttpError('messages.not_found', 404);
