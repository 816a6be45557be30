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
  import type { DocumentName } from './schemas/storefront/documents.ts';

  /** The compiled schemas of a document's nodes and of the entries of their lists, by their ids; always the same promise. */
  export function loadDocumentValidators(document: DocumentName): Promise<Record<string, Validator>>;
}
