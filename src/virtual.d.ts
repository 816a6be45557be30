declare module 'virtual:validators' {
  import type { ErrorObject } from 'ajv';

  export interface Validator {
    (value: unknown): boolean;
    errors?: ErrorObject[] | null;
  }

  /** The compiled schema of the model of this name; the same promise at every call. */
  export function loadValidator(name: string): Promise<Validator>;
}
