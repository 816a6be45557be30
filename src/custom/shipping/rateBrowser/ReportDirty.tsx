import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CloseGuard } from './useConfirmClose.ts';

/** Lets the surrounding dialog check whether the form has unsaved input. */
export function ReportDirty({ report }: { report: CloseGuard['reportDirty'] }) {
  const { getFieldState, getValues } = useFormContext();
  useEffect(() => {
    report(() => Object.keys(getValues()).some((name) => getFieldState(name).isDirty));
    return () => report(() => false);
  }, [report, getFieldState, getValues]);
  return null;
}
