import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type HttpError, type RaRecord } from 'react-admin';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { lastChangeOf, isOutcomeUnknown, problemsOf } from '../../dataProvider/errors.ts';
import { isStale } from '../../dataProvider/stale.ts';
import type { RecordSteps, StepParams } from '../../dataProvider/steps.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { timeSince } from '../fields/timeSince.ts';
import { useFailureMessage } from '../useFailureMessage.ts';
import { changesOf, type ChangedField } from './changesOf.ts';
import { useReload } from '../useReload.ts';

interface Options {
  model: Model;
  step: string;
  /** The message key of what is said then; `onDone` says it itself without one. */
  done?: string;
  onDone: (record: RaRecord) => void;
}

interface Taken extends Pick<StepParams, 'id' | 'values'> {
  /** The record as it is shown: the step is based on its version, and what somebody changed since is told. */
  shown?: VersionedRecord;
}

/**
 * Takes a step of a record, once however often it is asked for: after an answer that was lost the same is asked again with the
 * same key. Says `done`, or why it was refused as `failure`, and each reason as
 * `problems`; `changes` are the fields that somebody else changed meanwhile. `isOpen`: nobody knows whether it was done, so that what it takes
 * has to stay as it was sent.
 */
export function useTakeStep({ model, step, done, onDone }: Options) {
  const { takeStep, getOne } = useDataProvider<PrefetchProvider & RecordSteps>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);
  const [key] = useState(() => crypto.randomUUID());
  const isAsking = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [changes, setChanges] = useState<ChangedField[]>([]);
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  const staleText = (error: HttpError) => {
    const changed = lastChangeOf(error);
    const who = changed?.by
      ? translate('dialog.stale.by', { name: changed.by, time: timeSince(changed.date, locale) })
      : translate('dialog.stale.title');
    return `${who} ${translate('dialog.stale.step')}`;
  };

  /** What of the record is something else now than what was shown; nothing where it cannot be read. */
  const changesSince = async (shown: RaRecord) => {
    const latest = await getOne(model.name, { id: shown.id }).catch(() => undefined);
    return latest ? changesOf(model, shown, latest.data as RaRecord) : [];
  };

  const take = async ({ shown, ...params }: Taken): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setChanges([]);
    try {
      const { data } = await takeStep(model, { step, key, ...params, etag: shown?._etag });
      if (done) notify(done, { type: 'success' });
      onDone(data);
      return true;
    } catch (error) {
      setIsOpen(isOutcomeUnknown(error));
      setFailure(isStale(error) ? staleText(error) : refusal(error, 'messages.failed'));
      setProblems(problemsOf(error));
      if (shown && isOutdated(error)) setChanges(await changesSince(shown));
      return false;
    } finally {
      reload();
      void queryClient.invalidateQueries({ queryKey: ['history', model.name] });
      isAsking.current = false;
      setIsBusy(false);
    }
  };
  return { take, isBusy, isOpen, failure, changes, problems };
}

/** Did somebody change the record, or its state, since it was shown? */
const isOutdated = (error: unknown) =>
  isStale(error) || problemsOf(error).some(({ code }) => code === 'past_step');
