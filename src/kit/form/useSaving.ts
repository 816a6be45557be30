import { useRef, useState } from 'react';
import { HttpError, useNotify, type RaRecord } from 'react-admin';
import { lastChangeOf, problemsOf } from '../../dataProvider/errors.ts';
import type { LastChange } from '../../schemas/history.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';
import { useResourceText } from '../useResourceText.ts';
import { useNotifyOtherLocation } from '../list/useNotifyOtherLocation.ts';
import { useNotifyHiddenByFilters } from '../list/useNotifyHiddenByFilters.ts';

interface Options {
  model: Model;
  kind: 'create' | 'update';
  /** `saved` is the record as the service answered it. */
  onSaved: (saved: Partial<RaRecord>) => void;
  /** A message key instead of the resource's own. */
  success?: string;
}

/**
 * What happens after a save: the success toast, or what the service refused, at the fields where it can be shown,
 * else as the resource's failure toast.
 */
export function useSaving({ model, kind, onSaved, success }: Options) {
  const notify = useNotify();
  const refusal = useFailureMessage(model);
  const text = useResourceText({ resource: model.name });
  const notifyOtherLocation = useNotifyOtherLocation();
  const notifyHiddenByFilters = useNotifyHiddenByFilters(model);
  const reload = useReload(model);
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [staleSaves, setStaleSaves] = useState(0);
  const [changed, setChanged] = useState<LastChange>();
  const isSaved = useRef(false);

  /** Says that it was saved; of a new one also where it is, if the list around does not show it. */
  const tell = async (saved: Partial<RaRecord>, message: string) => {
    if (
      kind === 'create' &&
      (notifyOtherLocation(saved, message) || (await notifyHiddenByFilters(saved, message)))
    )
      return;
    notify(message, { type: 'success' });
  };
  const onSuccess = (saved: Partial<RaRecord>) => {
    // Nothing was saved: this is how react-admin answers when the session ended.
    if (Object.keys(saved).length === 0) return;
    isSaved.current = true;
    const message = success ?? text.message(`${kind}d`);
    void tell(saved, message);
    reload();
    onSaved(saved);
  };
  const onError = (error: unknown) => {
    const found = problemsOf(error);
    setProblems(found);
    setFailure(undefined);
    if (error instanceof HttpError && error.status === 412) {
      setChanged(lastChangeOf(error));
      return setStaleSaves((count) => count + 1);
    }
    if (found.length > 0) return undefined;
    const message = refusal(error, text.message(`${kind}_failed`));
    setFailure(message);
    return notify(message, { type: 'error' });
  };
  /** There is nothing left to save: leaving asks nothing. */
  const settle = () => {
    isSaved.current = true;
  };
  return { mutationOptions: { onSuccess, onError }, problems, failure, staleSaves, changed, isSaved, settle };
}
