import { useRef, useState } from 'react';
import { HttpError, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { problemsOf } from '../../dataProvider/errors.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { useReload } from '../useReload.ts';
import { useResourceText } from '../useResourceText.ts';

interface Options {
  model: Model;
  kind: 'create' | 'update';
  onSaved: () => void;
}

/**
 * What happens after a save: the success toast, or what the service refused, at the fields where it can be shown,
 * else as the resource's failure toast.
 */
export function useSaving({ model, kind, onSaved }: Options) {
  const notify = useNotify();
  const translate = useTranslate();
  const text = useResourceText({ resource: model.name });
  const reload = useReload(model);
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [staleSaves, setStaleSaves] = useState(0);
  const isSaved = useRef(false);

  const onSuccess = (saved: Partial<RaRecord>) => {
    // Nothing was saved: this is how react-admin answers when the session ended.
    if (Object.keys(saved).length === 0) return;
    isSaved.current = true;
    notify(text.message(`${kind}d`), { type: 'success' });
    reload();
    onSaved();
  };
  const onError = (error: unknown) => {
    const found = problemsOf(error);
    setProblems(found);
    setFailure(undefined);
    if (error instanceof HttpError && error.status === 412) return setStaleSaves((count) => count + 1);
    if (found.length > 0) return undefined;
    const isTold = error instanceof HttpError && [0, 401, 403, 413].includes(error.status);
    const message = isTold ? translate(error.message) : text.message(`${kind}_failed`);
    setFailure(message);
    return notify(message, { type: 'error' });
  };
  return { mutationOptions: { onSuccess, onError }, problems, failure, staleSaves, isSaved };
}
