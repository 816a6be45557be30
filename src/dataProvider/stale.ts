import { HttpError } from 'react-admin';

const attempts = 4;

/** Whether the record was changed since the version the write was based on (412). */
export const isStale = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 412;

/**
 * Writes a value derived from the latest version and retries with a newly read one when it is stale. `known` is the
 * already loaded version; without it, the version is read first.
 */
export async function retryOnStale<Stored, Written>(
  read: () => Promise<Stored>,
  write: (latest: Stored) => Promise<Written>,
  known?: Stored,
): Promise<Written> {
  let latest = known ?? (await read());
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(latest);
    } catch (error) {
      if (!isStale(error) || attempt === attempts) throw error;
      latest = await read();
    }
  }
}
