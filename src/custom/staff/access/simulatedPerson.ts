import { createContext, use } from 'react';
import type { Staff } from '../../../schemas/staff/staff.ts';

/** The person whose access is shown, and the rights of their role. */
export interface Simulated {
  person: Staff;
  ofRole: readonly string[];
}

export const SimulatedContext = createContext<Simulated | undefined>(undefined);

export function useSimulated(): Simulated {
  const simulated = use(SimulatedContext);
  if (!simulated) throw new Error('useSimulated() is used where nobody is chosen');
  return simulated;
}
