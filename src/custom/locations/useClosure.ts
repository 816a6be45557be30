import { useWatch } from 'react-hook-form';
import type { Closure } from '../../schemas/locations/closures.ts';

/** A closure of the form around, as it is typed. */
export const useClosure = (index: number) => useWatch({ name: `closures.${index}` }) as Closure;
