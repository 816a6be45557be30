import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { useRepairCalls } from '../../calls.ts';
import { problemOf, type Problem } from '../../../../kit/sheet/import/problemOf.ts';
import type { Choices } from '../choices.ts';
import { withRetry } from './withRetry.ts';
import type { Sheet } from './sheet.ts';
import { nothingWritten, writeChanges, type Written } from './writeChanges.ts';

/** Batch size of a price import (contract 4 §7). */
const batchSize = 100;

export interface Writing {
  /** `finished` with services left unchanged, `done` when everything was written. */
  phase: 'waiting' | 'writing' | 'retrying' | 'canceled' | 'failed' | 'finished' | 'done';
  written: Written;
  problem?: Problem;
}

/** Writes the changes of a sheet and resumes where it stopped. Calls `onSuccess` if every change was accepted. */
export function useWriting({ id, fileName, plan, worker }: Sheet, choices: Choices, onSuccess: () => void) {
  const { createImport, createServices, changeServices } = useRepairCalls();
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
    await retried(() => createImport({ body: file }));
    return writeChanges({
      from,
      signal,
      batchAt: (offset) => worker.batch({ offset, limit: batchSize, choices }),
      send: async (method, items) => {
        const writeBatch = method === 'POST' ? createServices : changeServices;
        return (await retried(() => writeBatch({ query: { import_id: id }, body: items }))).data;
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
    /** The current value, which may be newer than the rendered one. */
    isWorkingNow: () => isWorking.current,
    /** Starts, or resumes at the first unwritten batch. */
    start: () => void start(),
    /** Stops after the current batch. */
    cancel: () => running.current?.abort(),
  };
}
