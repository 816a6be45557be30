import type { RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { LeavingQuestion } from './LeavingQuestion.tsx';

/** Asks before what was typed into the form is left behind; left so, nothing of it is left to save. */
export function AskBeforeLeaving({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { getFieldState, getValues } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  // Asked of the form itself: the rendered state follows only when a running validation has ended.
  const isTyped = () => Object.keys(getValues()).some((name) => getFieldState(name).isDirty);
  return (
    <LeavingQuestion
      isUnsaved={() => isTyped() && !isSaved.current}
      isDirty={Object.keys(dirtyFields).length > 0}
      isSaving={isSubmitting}
      onLeave={() => {
        isSaved.current = true;
      }}
    />
  );
}
