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
  /** `saved` is the record as returned by the service. */
  onSaved: (saved: Partial<RaRecord>) => void;
  /** Message key; defaults to the resource's. */
  success?: string;
}

/** Handles the result of a save: success notification, errors at their fields, or an error notification. */
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

  /** Notifies about the save; for a new record also where it is, if the surrounding list does not show it. */
  const notifySaved = async (saved: Partial<RaRecord>, message: string) => {
    if (
      kind === 'create' &&
      (notifyOtherLocation(saved, message) || (await notifyHiddenByFilters(saved, message)))
    )
      return;
    notify(message, { type: 'success' });
  };
  const onSuccess = (saved: Partial<RaRecord>) => {
    // react-admin resolves with an empty record when the session has expired: nothing was saved.
    if (Object.keys(saved).length === 0) return;
    isSaved.current = true;
    const message = success ?? text.message(`${kind}d`);
    void notifySaved(saved, message);
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
  /** Marks the form as saved, so that leaving does not ask. */
  const settle = () => {
    isSaved.current = true;
  };
  return { mutationOptions: { onSuccess, onError }, problems, failure, staleSaves, changed, isSaved, settle };
}
