import { retryOnStale } from '../../../dataProvider/stale.ts';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import type { Schema } from '../../../schemas/storefront/schema.ts';
import { mergeChanges, type Change, type Conflict } from './changes.ts';

/** Reads and stores a document. */
export interface Source<T = unknown> {
  /** The document's schema, by which lists with `order` fields are merged. */
  schema?: Schema;
  queryKey: readonly unknown[];
  read(signal?: AbortSignal): Promise<Versioned<T>>;
  write(next: Versioned<T>): Promise<Versioned<T>>;
  /** Returns who saved the latest version, if known. */
  readAuthor?(): Promise<string | undefined>;
}

export type Outcome = { author?: string } & (
  | { kind: 'saved'; saved: Versioned<unknown>; basedOn: Versioned<unknown> }
  | { kind: 'conflicts'; conflicts: Conflict[]; latest: Versioned<unknown> }
);

/**
 * Stores our changes in the latest version, merged with what others saved since `known`. Nothing is stored if there are
 * conflicts.
 */
export async function saveChanges(
  source: Source,
  changes: Change[],
  known: Versioned<unknown>,
): Promise<Outcome> {
  const readAuthor = () => source.readAuthor?.().catch(() => undefined);
  let author: string | undefined;
  return retryOnStale<Versioned<unknown>, Outcome>(
    async () => {
      const [latest, by] = await Promise.all([source.read(), readAuthor()]);
      author = by;
      return latest;
    },
    async (latest) => {
      const { merged, conflicts } = mergeChanges(changes, latest.value, source.schema);
      if (conflicts.length > 0)
        return { kind: 'conflicts', conflicts, latest, author: author ?? (await readAuthor()) };
      const saved = await source.write({ value: merged, etag: latest.etag });
      return { kind: 'saved', saved, basedOn: latest, author };
    },
    known,
  );
}
