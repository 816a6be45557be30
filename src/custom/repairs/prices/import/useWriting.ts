import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { http } from '../../../../authProvider/http.ts';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../../kit/useReload.ts';
import type { ItemAnswer } from '../../../../schemas/repairs/repairBatch.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { problemOf, type Problem } from '../problemOf.ts';
import type { Choices } from '../choices.ts';
import { retrying } from './retrying.ts';
import type { Sheet } from './sheet.ts';
import { nothingWritten, writeChanges, type Written } from './writeChanges.ts';

/** Price import writes in batches of this size (specification 4 §7). */
const batchSize = 100;

export interface Writing {
  phase: 'waiting' | 'writing' | 'retrying' | 'canceled' | 'failed' | 'finished';
  written: Written;
  problem?: Problem;
}

/** Writes what a sheet would do, and goes on where it ended; `onSuccess` when nothing was refused. */
export function useWriting({ id, fileName, plan, worker }: Sheet, choices: Choices, onSuccess: () => void) {
  const { store_id: storeId } = useSession().who;
  const notify = useNotify();
  const reload = useReload(repairs);
  const [writing, setWriting] = useState<Writing>({ phase: 'waiting', written: nothingWritten });
  const running = useRef<AbortController>(null);
  const isWorking = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const onWait = () => setWriting((current) => ({ ...current, phase: 'retrying' }));
  const write = async (from: Written, signal: AbortSignal): Promise<Written> => {
    const call = <T>(method: 'POST' | 'PUT', path: string, body: unknown, query = {}) => {
      return retrying(() => http<T>({ service: 'repair', method, path, query, body }), signal, onWait);
    };
    await call('POST', `/dc/store/${storeId}/repair/imports`, {
      id,
      file_name: fileName.slice(-255),
      exported_date: plan.exportedAt,
    });
    return writeChanges({
      from,
      signal,
      batchAt: (offset) => worker.batch({ offset, limit: batchSize, choices }),
      send: async (method, items) => {
        const path = `/dc/en/store/${storeId}/repair/batch`;
        const { json } = await call<{ data: ItemAnswer[] }>(method, path, items, { import_id: id });
        return json.data;
      },
      onWritten: (written) => setWriting({ phase: 'writing', written }),
    });
  };

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    isWorking.current = true;
    setWriting((current) => ({ phase: 'writing', written: current.written }));
    try {
      const written = await write(writing.written, signal);
      isWorking.current = false;
      setWriting({ phase: 'finished', written });
      if (written.refused.length === 0) onSuccess();
      else notify('priceMatrix.import.failed', { type: 'error' });
    } catch (error) {
      isWorking.current = false;
      const phase = signal.aborted ? 'canceled' : 'failed';
      setWriting(({ written }) => ({ phase, written, problem: problemOf(error) }));
      if (phase === 'failed') notify('priceMatrix.import.failed', { type: 'error' });
    }
    reload();
  };
  return {
    writing,
    isWorking: writing.phase === 'writing' || writing.phase === 'retrying',
    /** The same at the moment of asking; what is shown may be older. */
    isWorkingNow: () => isWorking.current,
    /** Begins, or goes on from the first batch that is not written. */
    start: () => void start(),
    /** Ends after the batch that is under way. */
    cancel: () => running.current?.abort(),
  };
}
