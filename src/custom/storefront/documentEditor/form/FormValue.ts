import type { FieldPathList } from '@rjsf/utils';
import { createContext, use, type Context } from 'react';
import type { DocumentName } from '../../../../schemas/storefront/documents.ts';
import type { Schema } from '../../../../schemas/storefront/schema.ts';

/** Asks a form to lead to one of its fields. */
export interface Reveal {
  path: string;
}

/** What stays while a form is edited; whoever reads only this is not drawn again when the value changes. */
export interface FormPlace {
  document: DocumentName;
  /** The schema of what stands at a pointer of the document, with the defaults that RJSF is not shown. */
  schemaAt: (pointer: string) => Schema;
  /** Puts another value at a place in the form's value, `undefined` to take it out. */
  change: (value: unknown, path: FieldPathList) => void;
  /** Pointer in the form's value of what is to be shown and focused, in an object of its own for each time. */
  reveal?: Reveal;
  /** The entries that a new one is made for. */
  siblings?: readonly unknown[];
}

export const FormPlaceContext = createContext<FormPlace | undefined>(undefined);

/** What the form edits; it goes past RJSF's own state, which fills in defaults and drops what is invalid. */
export const FormValueContext = createContext<{ value: unknown } | undefined>(undefined);

function useInForm<T>(context: Context<T | undefined>): T {
  const found = use(context);
  if (!found) throw new Error('A field is used outside a form');
  return found;
}

export const useFormPlace = () => useInForm(FormPlaceContext);
export const useFormValue = () => useInForm(FormValueContext).value;
