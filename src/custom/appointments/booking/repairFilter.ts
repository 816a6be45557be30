import type { Choice } from '../../../kit/picker/useChoices.ts';

/** What the repairs to choose from are narrowed by. */
export interface Narrowing {
  brand: Choice | null;
  device: Choice | null;
  title: string;
}

export const allRepairs: Narrowing = { brand: null, device: null, title: '' };

export const isNarrowed = (narrowing: Narrowing) => Object.values(narrowing).some(Boolean);
