import { use, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { LeavingContext } from './leaving.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** Asks before the form's unsaved changes are lost. */
export function UnsavedChangesGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { getFieldState, getValues } = useFormContext();
  const { leave } = use(LeavingContext);
  const { dirtyFields, isSubmitting } = useFormState();
  // Reads the form itself: rendered state lags behind a running validation.
  const isTyped = () => Object.keys(getValues()).some((name) => getFieldState(name).isDirty);
  return (
    <UnsavedChangesDialog
      isUnsaved={() => isTyped() && !isSaved.current}
      isDirty={Object.keys(dirtyFields).length > 0}
      isSaving={isSubmitting}
      onLeave={leave}
    />
  );
}
