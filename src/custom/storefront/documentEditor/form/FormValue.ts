import type { FieldPathList } from '@rjsf/utils';
import { createContext, use, type Context } from 'react';
import type { DocumentName } from '../../../../schemas/storefront/documents.ts';
import type { Schema } from '../../../../schemas/storefront/schema.ts';

/** A request to reveal a field of a form. */
export interface Reveal {
  path: string;
}

/** The stable part of a form's context: its consumers do not re-render when the value changes. */
export interface DocumentForm {
  document: DocumentName;
  /** Returns the schema at a pointer of the document, with the defaults that are hidden from RJSF. */
  schemaAt: (pointer: string) => Schema;
  /** Sets the value at a path of the form; `undefined` removes it. */
  change: (value: unknown, path: FieldPathList) => void;
  /** The pointer to reveal and focus, as a new object for each request. */
  reveal?: Reveal;
  /** The siblings of a new entry. */
  siblings?: readonly unknown[];
}

export const DocumentFormContext = createContext<DocumentForm | undefined>(undefined);

/** The form's value. It bypasses RJSF's state, which fills in defaults and drops invalid values. */
export const FormValueContext = createContext<{ value: unknown } | undefined>(undefined);

function useInForm<T>(context: Context<T | undefined>): T {
  const found = use(context);
  if (!found) throw new Error('A field is used outside a form');
  return found;
}

export const useDocumentForm = () => useInForm(DocumentFormContext);
export const useFormValue = () => useInForm(FormValueContext).value;
