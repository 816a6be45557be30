import { use, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { LeavingContext } from './leaving.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** Asks before what was typed into the form is left behind. */
export function UnsavedChangesGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { getFieldState, getValues } = useFormContext();
  const { leave } = use(LeavingContext);
  const { dirtyFields, isSubmitting } = useFormState();
  // Asked of the form itself: the rendered state follows only when a running validation has ended.
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
