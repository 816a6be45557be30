import type { BatchQuery, RowsQuery } from '../sheet/plan/SheetPlan.ts';
import type { Batch, DamagedAs, DeletedService, Plan, PlanRow, Product, StoredService } from '../types.ts';
import type { Progress } from '../../../../kit/sheet/import/progress.ts';

export type ReadProgress = Progress & { stage: 'reading' | 'comparing' };

/** The parameter and result of each method of the worker. */
export interface Methods {
  addProducts: { input: Product[]; output: void };
  addServices: { input: StoredService[]; output: void };
  treatDamaged: { input: DamagedAs; output: void };
  read: { input: File; output: Plan; progress: ReadProgress };
  productsOfNew: { input: void; output: string[] };
  markDeleted: { input: DeletedService[]; output: Plan };
  splitRenames: { input: string[]; output: Plan };
  rows: { input: RowsQuery; output: { rows: PlanRow[]; total: number } };
  batch: { input: BatchQuery; output: { batch: Batch; size: number } };
  write: { input: string | null; output: Blob; progress: Progress };
}

export type Method = keyof Methods;

export interface Request<M extends Method = Method> {
  id: number;
  method: M;
  input: Methods[M]['input'];
}

/** Any number of progress messages, followed by one of the others. */
export type Reply =
  | { id: number; progress: ReadProgress | Progress }
  | { id: number; output: unknown }
  | { id: number; error: { code: string; params: Record<string, string | number> } };
