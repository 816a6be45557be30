import type { Model } from '../../../schemas/model.ts';
import type { PastImport, UndoneImport } from '../../../schemas/pastImports.ts';

/** What is imported, and the calls that list and undo imports. */
export interface SheetImport {
  /** The records: their queries are reloaded, and errors name their fields. */
  model: Model;
  /** Namespace of the messages that replace those of `sheetImport`. */
  messages: string;
  /** The record that the imports belong to, if they do not belong to the store. */
  recordId?: string;
  /** Where past imports are listed, if not on the page that imports. */
  pastPath?: string;
  /** Returns the newest imports, at least `count` of them if there are as many, and their total. */
  getImports: (count: number, signal: AbortSignal) => Promise<{ imports: PastImport[]; total: number }>;
  undoImport: (id: string) => Promise<UndoneImport>;
}
