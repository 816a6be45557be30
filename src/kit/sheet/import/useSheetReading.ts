import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../dataProvider/errors.ts';
import type { Grid } from '../read/readWorkbook.ts';
import { SheetError } from '../SheetError.ts';
import type { ColumnChoice, SheetLayout } from './match/layout.ts';
import type { Columns } from './match/matchColumns.ts';
import { matchSheet, type UnmatchedSheet } from './match/matchSheet.ts';
import { problemOf, type Problem } from './problemOf.ts';
import type { Progress } from './progress.ts';

export type SheetReading<T> =
  | { name: 'choosing'; fileName?: string; problem?: Problem; retry?: File }
  | { name: 'reading'; fileName: string; stage: string; progress?: Progress }
  | {
      name: 'matching';
      fileName: string;
      unmatched: UnmatchedSheet;
      onMatched: (choice: ColumnChoice) => void;
    }
  | { name: 'read'; sheet: T };

export interface ReadContext<O> {
  /** Aborted when the user cancels, chooses another file or closes the dialog. */
  signal: AbortSignal;
  /** Shows the stage and how far it is. */
  report: (stage: string, progress?: Progress) => void;
  /** Returns the columns of a sheet; the user says what those are that its headings do not name. */
  match: <K extends string>(sheet: Pick<Grid, 'rows'>, layout: SheetLayout<K>) => Promise<Columns<K>>;
  /** How the file is to be read again; undefined the first time. */
  option: O | undefined;
  again: (option: O) => void;
}

/**
 * Reads a chosen file and plans what it changes; nothing is written. `plan` throws a SheetError for a file that is
 * refused, after any other failure the file can be read again.
 */
export function useSheetReading<T, O = never>(plan: (file: File, context: ReadContext<O>) => Promise<T>) {
  const [reading, setReading] = useState<SheetReading<T>>({ name: 'choosing' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, signal: AbortSignal, option?: O): Promise<SheetReading<T>> => {
    const fileName = file.name;
    const report = (stage: string, progress?: Progress) =>
      void (signal.aborted || setReading({ name: 'reading', fileName, stage, progress }));
    const ask = (unmatched: UnmatchedSheet) =>
      new Promise<ColumnChoice>((onMatched) => {
        if (!signal.aborted) setReading({ name: 'matching', fileName, unmatched, onMatched });
      });
    try {
      if (!/\.xlsx?$/i.test(fileName)) throw new SheetError('sheetImport.wrong_type');
      const match: ReadContext<O>['match'] = (sheet, layout) => matchSheet(sheet, layout, ask);
      const again = (next: O) => void read(file, next);
      return { name: 'read', sheet: await plan(file, { signal, report, match, option, again }) };
    } catch (error) {
      const refused = { name: 'choosing', fileName } as const;
      if (error instanceof SheetError) return { ...refused, problem: problemOf(error) };
      return { ...refused, problem: { message: reasonOf(error, 'messages.load_failed') }, retry: file };
    }
  };
  const read = async (file: File, option?: O) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const next = await run(file, signal, option);
    if (!signal.aborted) setReading(next);
  };
  const reset = () => {
    running.current?.abort();
    setReading({ name: 'choosing' });
  };
  return { reading, read: (file: File) => void read(file), reset };
}
