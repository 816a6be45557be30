import type { Choice } from '../../../kit/picker/useChoices.ts';

/** What the repairs to choose from are narrowed by. */
export interface RepairFilter {
  brand: Choice | null;
  device: Choice | null;
  title: string;
}

export const allRepairs: RepairFilter = { brand: null, device: null, title: '' };

export const isFiltered = (narrowing: RepairFilter) => Object.values(narrowing).some(Boolean);
