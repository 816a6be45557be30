import { endpointsOf, parseEndpoint, type Endpoint } from './endpoint.ts';
import type { Model } from './model.ts';
import { restPath } from './restPath.ts';
import type { ValidationError } from './validate.ts';

/** The result of one item of a batch (contract 0 §9). */
export interface BatchItemResult {
  id: string | null;
  status: 'created' | 'updated' | 'removed' | 'unchanged' | 'stale' | 'invalid' | 'missing';
  /** Of the stored record. */
  modified_date?: string;
  errors?: ValidationError[];
}

/** Number of items that the admin sends per request. */
export const BATCH_SIZE = 100;

/**
 * Returns the batch endpoint of a model; undefined without bulk edits. Throws if a model with fixed endpoints declares
 * none.
 */
export function batchEndpoint({ name, endpoints, bulk }: Model): Endpoint | undefined {
  if (!bulk) return undefined;
  if (!endpoints) return parseEndpoint(`PUT ${restPath(name)}/batch`);
  const [endpoint] = endpointsOf({ endpoints }, 'batch');
  if (!endpoint) throw new Error(`${name} names no call that changes many`);
  return endpoint;
}
