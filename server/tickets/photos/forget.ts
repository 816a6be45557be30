import { eq, type SQL } from 'drizzle-orm';
import type { Files } from '../../core/files.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import { inChunks } from '../../core/chunks.ts';
import type { Scope } from '../../core/scope.ts';
import { ticketPhotos } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'remove-photos': { names: string[] };
  }
}

/** Number of files that one job removes. */
const CHUNK = 500;

/** Removes the photos of these devices on tickets (`scope.any`) for good, removed ones included; a job removes their files. */
export async function forgetPhotos(scope: Scope, ticketDeviceIds: SQL): Promise<void> {
  const isOf = eq(ticketPhotos.ticket_device_id, ticketDeviceIds);
  const names = (await scope.delete(ticketPhotos, isOf, ticketPhotos.name)).map(String);
  for await (const some of inChunks(names, CHUNK))
    await enqueue(scope, { kind: 'remove-photos', data: { names: some } });
}

export const removePhotosJob = (files: Files): JobKind<{ names: string[] }> => ({
  run: async ({ scope, data: { names }, signal }) => {
    for (const name of names) {
      signal.throwIfAborted();
      await files.remove(scope, name);
    }
  },
});
