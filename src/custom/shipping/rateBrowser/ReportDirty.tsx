import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Leaving } from './useConfirmClose.ts';

/** Lets those outside of the form ask whether something was typed into it. */
export function TellTyped({ tell }: { tell: Leaving['tellTyped'] }) {
  const { getFieldState, getValues } = useFormContext();
  useEffect(() => {
    tell(() => Object.keys(getValues()).some((name) => getFieldState(name).isDirty));
    return () => tell(() => false);
  }, [tell, getFieldState, getValues]);
  return null;
}
