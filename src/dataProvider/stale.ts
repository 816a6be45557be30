import { HttpError } from 'react-admin';

const attempts = 4;

/** Did somebody save since the version that a write was based on? */
export const isStale = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 412;

/**
 * Writes what follows from the latest version; read anew and written again where somebody saved meanwhile, a few times.
 * `known` is the version that is known already; without one it is read first.
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
