import { useEffect, useRef } from 'react';
import type { Marking, Readable } from './marking.ts';

/** Marks a record as read when it is shown, once; a copy from before it was marked as unread may come first. */
export function useMarkReadOnOpen<R extends Readable>({ markOne }: Marking<R>, record: R | undefined): void {
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (!record || record.is_read || seen.current === record.id) return;
    seen.current = record.id;
    void markOne(record, true);
  }, [record, markOne]);
}
