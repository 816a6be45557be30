declare module 'virtual:validators' {
  import type { ErrorObject } from 'ajv';

  export interface Validator {
    (value: unknown): boolean;
    errors?: ErrorObject[] | null;
  }

  /** Loads the compiled schema of a model, or of a step's form; returns the same promise on every call. */
  export function loadValidator(name: string): Promise<Validator>;
}

declare module 'virtual:document-validators' {
  import type { Validator } from 'virtual:validators';
  import type { Validated } from './schemas/storefront/documents.ts';

  /**
   * Loads the compiled schemas of a document's nodes, list entries or blocks, by id; returns the same promise on every
   * call.
   */
  export function loadDocumentValidators(document: Validated): Promise<Record<string, Validator>>;
}
