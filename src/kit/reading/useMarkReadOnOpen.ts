import { useEffect, useRef } from 'react';
import type { Marking, Readable } from './marking.ts';

/** Marks a record as read when it is shown. */
export function useMarkReadOnOpen<R extends Readable>({ markOne }: Marking<R>, record: R | undefined): void {
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (!record || seen.current === record.id) return;
    seen.current = record.id;
    if (!record.is_read) void markOne(record, true);
  }, [record, markOne]);
}
