import { useWatch } from 'react-hook-form';
import type { Closure } from '../../schemas/locations/closures.ts';

/** Watches one closure of the surrounding form. */
export const useClosure = (index: number) => useWatch({ name: `closures.${index}` }) as Closure;
