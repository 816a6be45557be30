import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CloseGuard } from './useConfirmClose.ts';

/** Lets those outside of the form ask whether something was typed into it. */
export function ReportDirty({ report }: { report: CloseGuard['reportDirty'] }) {
  const { getFieldState, getValues } = useFormContext();
  useEffect(() => {
    report(() => Object.keys(getValues()).some((name) => getFieldState(name).isDirty));
    return () => report(() => false);
  }, [report, getFieldState, getValues]);
  return null;
}
