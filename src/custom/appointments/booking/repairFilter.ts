import type { Choice } from '../../../kit/picker/useChoices.ts';

/** Filters of the repair picker. */
export interface RepairFilter {
  brand: Choice | null;
  device: Choice | null;
  title: string;
}

export const allRepairs: RepairFilter = { brand: null, device: null, title: '' };

export const isFiltered = (narrowing: RepairFilter) => Object.values(narrowing).some(Boolean);
