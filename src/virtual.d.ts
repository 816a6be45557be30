declare module 'virtual:validators' {
  import type { ErrorObject } from 'ajv';

  interface Validator {
    (value: unknown): boolean;
    errors?: ErrorObject[] | null;
  }

  /** The compiled schema of the model of this name. */
  export function loadValidator(name: string): Promise<Validator>;
}
