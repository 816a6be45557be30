import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type HttpError, type RaRecord } from 'react-admin';
import type { ReadAhead } from '../../dataProvider/readAhead.ts';
import { changedOf, isUnanswered, problemsOf } from '../../dataProvider/errors.ts';
import { isStale } from '../../dataProvider/stale.ts';
import type { RecordSteps, StepParams } from '../../dataProvider/steps.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { timeSince } from '../fields/timeSince.ts';
import { useRefusal } from '../useRefusal.ts';
import { useReload } from '../useReload.ts';

interface Options {
  model: Model;
  step: string;
  /** The message key of what is said then; `onDone` says it itself without one. */
  done?: string;
  onDone: (record: RaRecord) => void;
}

/**
 * Takes a step of a record, once however often it is asked for: after an answer that was lost the same is asked again with the
 * same key. Says `done`, or why it was refused as `failure`, and each reason as
 * `problems`. `isOpen`: nobody knows whether it was done, so that what it takes
 * has to stay as it was sent.
 */
export function useTakeStep({ model, step, done, onDone }: Options) {
  const { takeStep } = useDataProvider<ReadAhead & RecordSteps>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const refusal = useRefusal(model);
  const reload = useReload(model);
  const [key] = useState(() => crypto.randomUUID());
  const isAsking = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  const staleText = (error: HttpError) => {
    const changed = changedOf(error);
    const who = changed?.by
      ? translate('dialog.stale.by', { name: changed.by, time: timeSince(changed.date, locale) })
      : translate('dialog.stale.title');
    return `${who} ${translate('dialog.stale.step')}`;
  };

  const take = async (params: Pick<StepParams, 'id' | 'values' | 'etag'>): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { data } = await takeStep(model, { step, key, ...params });
      if (done) notify(done, { type: 'success' });
      onDone(data);
      return true;
    } catch (error) {
      setIsOpen(isUnanswered(error));
      setFailure(isStale(error) ? staleText(error) : refusal(error, 'messages.failed'));
      setProblems(problemsOf(error));
      return false;
    } finally {
      reload();
      void queryClient.invalidateQueries({ queryKey: ['history', model.name] });
      isAsking.current = false;
      setIsBusy(false);
    }
  };
  return { take, isBusy, isOpen, failure, problems };
}
