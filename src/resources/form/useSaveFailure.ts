import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { problemsOf } from '../../dataProvider/errors.ts';
import type { ValidationError } from '../../schemas/validate.ts';

/** What a service refused: shown at the fields where it can be, else as the resource's failure toast. */
export function useSaveFailure(failureMessage: string) {
  const notify = useNotify();
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const onError = (error: unknown) => {
    const found = problemsOf(error);
    setProblems(found);
    if (found.length > 0) return;
    const isTold = error instanceof HttpError && [0, 401, 403, 413].includes(error.status);
    notify(isTold ? error.message : failureMessage, { type: 'error' });
  };
  return { problems, onError };
}
