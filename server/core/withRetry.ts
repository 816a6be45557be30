import { setTimeout } from 'node:timers/promises';
import { databaseError } from './databaseError.ts';

const attempts = 3;
const worthAnotherTry = new Set(['40001', '40P01']);

/** Repeats a transaction, or a statement on many rows, after a serialization failure or deadlock. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code } = databaseError(error);
      if (attempt === attempts || !worthAnotherTry.has(code ?? '')) throw error;
      await setTimeout(Math.random() * 100 * attempt);
    }
  }
}
