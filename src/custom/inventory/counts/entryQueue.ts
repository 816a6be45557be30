import { forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import type { CountEntry } from '../../../schemas/inventory/stockCounts.ts';

/** Unsent entries of a count and staff member on this device, shared by all tabs. */
export class EntryQueue {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #entries: CountEntry[];

  constructor(key: string) {
    this.#key = key;
    this.#entries = this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const follow = ({ key }: StorageEvent) => {
      if (key === this.#key) this.#notify(this.#read());
    };
    this.#listeners.add(listener);
    addEventListener('storage', follow);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', follow);
    };
  };

  readonly entries = (): CountEntry[] => this.#entries;

  /** Appends an entry; one with the same key replaces the earlier one. */
  put(entry: CountEntry): void {
    const all = this.#read();
    const index = all.findIndex(({ key }) => key === entry.key);
    this.#write(index < 0 ? [...all, entry] : all.with(index, entry));
  }

  /** Removes sent entries, unless they were undone meanwhile. */
  take(sent: CountEntry[]): void {
    const states = new Map(sent.map(({ key, is_undone }) => [key, is_undone]));
    this.#write(
      this.#read().filter(({ key, is_undone }) => !states.has(key) || states.get(key) !== is_undone),
    );
  }

  clear(): void {
    this.#write([]);
  }

  #read(): CountEntry[] {
    const stored = recallDraft(this.#key, localStorage);
    // Without access to storage, entries are kept in memory only.
    return (stored as CountEntry[] | undefined) ?? this.#inMemory;
  }

  #inMemory: CountEntry[] = [];

  #write(entries: CountEntry[]): void {
    if (entries.length > 0) keepDraft(this.#key, JSON.stringify(entries), localStorage);
    else forgetDraft(this.#key, localStorage);
    this.#inMemory = recallDraft(this.#key, localStorage) ? [] : entries;
    this.#notify(entries);
  }

  #notify(entries: CountEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
