import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { problemsOf } from '../../dataProvider/errors.ts';
import { isStale } from '../../dataProvider/stale.ts';
import type { RecordSteps, StepParams } from '../../dataProvider/steps.ts';
import type { Model } from '../../schemas/model.ts';
import { changesOf, type ChangedField } from './changesOf.ts';
import { useReload } from '../useReload.ts';
import { useSendOnce } from '../useSendOnce.ts';
import { useStepRefusal } from './useStepRefusal.ts';

interface Options {
  model: Model;
  step: string;
  /** Message key of the success notification; omit it if `onDone` notifies. */
  done?: string;
  onDone: (record: RaRecord) => void;
  /** Called when the record has changed since it was shown. */
  onOutdated?: () => void;
}

interface Taken extends Pick<StepParams, 'id' | 'values'> {
  /** The shown record: the step is based on its version, and later changes are reported. */
  shown?: VersionedRecord;
}

/** Takes a step of a record exactly once; see `useSendOnce`. Also returns the `changes` by other users. */
export function useTakeStep({ model, step, done, onDone, onOutdated }: Options) {
  const { takeStep, getOne } = useDataProvider<PrefetchProvider & RecordSteps>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useStepRefusal(model);
  const reload = useReload(model);
  const [changes, setChanges] = useState<ChangedField[]>([]);

  /** Returns the fields changed since the record was shown; empty if it cannot be read. */
  const changesSince = async (shown: RaRecord) => {
    const latest = await getOne(model.name, { id: shown.id }).catch(() => undefined);
    return latest ? changesOf(model, shown, latest.data as RaRecord) : [];
  };

  const { send, ...state } = useSendOnce({
    failureText,
    onSettled: () => {
      reload();
      void queryClient.invalidateQueries({ queryKey: ['history', model.name] });
    },
  });
  const take = ({ shown, ...params }: Taken): Promise<boolean> =>
    send(
      async (key) => {
        setChanges([]);
        const { data } = await takeStep(model, { step, key, ...params, etag: shown?._etag });
        if (done) notify(done, { type: 'success' });
        onDone(data);
      },
      async (error) => {
        if (!shown || !isOutdated(error)) return;
        onOutdated?.();
        setChanges(await changesSince(shown));
      },
    );
  return { take, ...state, changes };
}

/** Whether the record or its state has changed since it was shown. */
const isOutdated = (error: unknown) =>
  isStale(error) || problemsOf(error).some(({ code }) => code === 'past_step');
