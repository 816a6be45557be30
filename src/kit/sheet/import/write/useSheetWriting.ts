import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReload } from '../../../useReload.ts';
import { problemOf, type Problem } from '../problemOf.ts';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import { withRetry } from './withRetry.ts';
import {
  nothingWritten,
  writeChanges,
  type Creation,
  type PlannedChanges,
  type Update,
  type Written,
} from './writeChanges.ts';

/** What is written of a sheet that was read. */
export interface SheetWrites<C extends Creation, U extends Update> extends PlannedChanges<C, U> {
  /** Becomes the id of the import. */
  id: string;
  /** Announces the import to the services. Called again when it is resumed. */
  begin?: () => Promise<unknown>;
}

export interface Writing {
  /** `finished` with records left unchanged, `done` when everything was written. */
  phase: 'waiting' | 'writing' | 'retrying' | 'canceled' | 'failed' | 'finished' | 'done';
  written: Written;
  problem?: Problem;
}

/**
 * Writes the planned changes of a sheet and resumes where it stopped. Calls `onSuccess` if every change was accepted.
 */
export function useSheetWriting<C extends Creation, U extends Update>(
  sheetImport: Pick<SheetImport, 'model' | 'messages'>,
  { begin, batchAt, send }: SheetWrites<C, U>,
  onSuccess: (written: Written) => void,
) {
  const notify = useNotify();
  const text = useImportText(sheetImport);
  const reload = useReload(sheetImport.model);
  const [writing, setWriting] = useState<Writing>({ phase: 'waiting', written: nothingWritten });
  const running = useRef<AbortController>(null);
  const isWorking = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const onWait = () => setWriting((current) => ({ ...current, phase: 'retrying' }));
  const notifyFailed = () => notify(text('failed'), { type: 'error' });
  const write = async (from: Written, signal: AbortSignal): Promise<Written> => {
    const retried = <T>(call: () => Promise<T>) => withRetry(call, signal, onWait);
    if (begin) await retried(begin);
    return writeChanges({
      from,
      signal,
      batchAt,
      send: (method, items) => retried(() => send(method, items)),
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
      if (isDone) onSuccess(written);
      else notifyFailed();
    } catch (error) {
      isWorking.current = false;
      const phase = signal.aborted ? 'canceled' : 'failed';
      setWriting(({ written }) => ({ phase, written, problem: problemOf(error) }));
      if (phase === 'failed') notifyFailed();
    }
    reload();
  };
  return {
    writing,
    isWorking: writing.phase === 'writing' || writing.phase === 'retrying',
    /** The current value, which may be newer than the rendered one. */
    isWorkingNow: useCallback(() => isWorking.current, []),
    /** Starts, or resumes at the first unwritten batch. */
    start: () => void start(),
    /** Stops after the current batch. */
    cancel: () => running.current?.abort(),
  };
}
