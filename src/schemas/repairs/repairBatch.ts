import type { ValidationError } from '../validate.ts';

/** What became of one item of a batch (contract 4 §7). */
export interface ItemAnswer {
  id: string | null;
  status: 'created' | 'updated' | 'removed' | 'unchanged' | 'stale' | 'invalid' | 'missing';
  /** Of what is stored now. */
  modified_date?: string;
  errors?: ValidationError[];
}
