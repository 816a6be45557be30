import { useState, useSyncExternalStore } from 'react';
import type { ValidationError } from '../../schemas/validate.ts';

/** All errors of a form's latest validation, including those of untouched fields. */
export interface OpenErrors {
  get: () => ValidationError[];
  set: (errors: ValidationError[]) => void;
  subscribe: (listener: () => void) => () => void;
}

function newOpenErrors(): OpenErrors {
  let errors: ValidationError[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => errors,
    set: (latest) => {
      errors = latest;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The open errors of a new form. No state of the form: a validation, at each key, would render all of its inputs. */
export function useNewOpenErrors(): OpenErrors {
  const [errors] = useState(newOpenErrors);
  return errors;
}

export const useOpenErrors = ({ subscribe, get }: OpenErrors) => useSyncExternalStore(subscribe, get);
