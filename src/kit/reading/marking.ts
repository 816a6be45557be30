import { useMemo } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { errorMessageOf } from '../../dataProvider/errors.ts';

/** A record with a read state per user. */
export interface Readable extends RaRecord {
  is_read: boolean;
}

interface MarkingOptions<R extends Readable> {
  /** Calls that mark one or several records; for records of other pages, only the id is known. */
  markOne: (record: R, is_read: boolean) => Promise<R>;
  markMany: (records: (Pick<R, 'id'> & Partial<R>)[], is_read: boolean) => Promise<unknown>;
  /** Updates other views after marking this record, or several. */
  show: (marked?: R) => void;
  /** Message keys. */
  updated: string;
  failed: string;
}

/** Marks records; each function resolves to whether it succeeded, and notifies about failures. */
export interface Marking<R extends Readable> extends Pick<MarkingOptions<R>, 'updated'> {
  markOne: (record: R, is_read: boolean) => Promise<boolean>;
  markMany: (records: (Pick<R, 'id'> & Partial<R>)[], is_read: boolean) => Promise<boolean>;
}

/** Marks records as read or unread with a domain's calls. `options` must be stable. */
export function useMarking<R extends Readable>(options: MarkingOptions<R>): Marking<R> {
  const notify = useNotify();
  return useMemo(() => {
    const { markOne, markMany, show, updated, failed } = options;
    const notifyOnError = async <T>(marking: Promise<T>, done: (marked: T) => void): Promise<boolean> => {
      try {
        done(await marking);
        return true;
      } catch (error) {
        notify(errorMessageOf(error, failed), { type: 'error' });
        return false;
      }
    };
    return {
      updated,
      markOne: (record, is_read) =>
        notifyOnError(markOne(record, is_read), (marked) => show({ ...record, ...marked })),
      markMany: (records, is_read) => notifyOnError(markMany(records, is_read), () => show()),
    };
  }, [options, notify]);
}
