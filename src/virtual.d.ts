declare module 'virtual:validators' {
  import type { ErrorObject } from 'ajv';

  export interface Validator {
    (value: unknown): boolean;
    errors?: ErrorObject[] | null;
  }

  /** The compiled schema of the model of this name; the same promise at every call. */
  export function loadValidator(name: string): Promise<Validator>;
}

declare module 'virtual:document-validators' {
  import type { Validator } from 'virtual:validators';
  import type { Validated } from './schemas/storefront/documents.ts';

  /** The compiled schemas of a document's nodes and of the entries of their lists, or of the blocks, by their ids; always
   * the same promise. */
  export function loadDocumentValidators(document: Validated): Promise<Record<string, Validator>>;
}
