import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { useRepairCalls } from '../../calls.ts';
import { problemOf, type Problem } from '../problemOf.ts';
import type { Choices } from '../choices.ts';
import { withRetry } from './withRetry.ts';
import type { Sheet } from './sheet.ts';
import { nothingWritten, writeChanges, type Written } from './writeChanges.ts';

/** Price import writes in batches of this size (contract 4 §7). */
const batchSize = 100;

export interface Writing {
  /** Finished is what left services as they were; done is what did all. */
  phase: 'waiting' | 'writing' | 'retrying' | 'canceled' | 'failed' | 'finished' | 'done';
  written: Written;
  problem?: Problem;
}

/** Writes what a sheet would do, and goes on where it ended; `onSuccess` when nothing was refused. */
export function useWriting({ id, fileName, plan, worker }: Sheet, choices: Choices, onSuccess: () => void) {
  const { createImport, writeBatch } = useRepairCalls();
  const notify = useNotify();
  const reload = useReload(repairs);
  const [writing, setWriting] = useState<Writing>({ phase: 'waiting', written: nothingWritten });
  const running = useRef<AbortController>(null);
  const isWorking = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const onWait = () => setWriting((current) => ({ ...current, phase: 'retrying' }));
  const write = async (from: Written, signal: AbortSignal): Promise<Written> => {
    const retried = <T>(call: () => Promise<T>) => withRetry(call, signal, onWait);
    const file = { id, file_name: fileName.slice(-255), exported_date: plan.exportedAt };
    await retried(() => createImport(file));
    return writeChanges({
      from,
      signal,
      batchAt: (offset) => worker.batch({ offset, limit: batchSize, choices }),
      send: (method, items) => retried(() => writeBatch(method, items, id)),
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
      const isDone = written.refused.length === 0;
      setWriting({ phase: isDone ? 'done' : 'finished', written });
      if (isDone) onSuccess();
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
