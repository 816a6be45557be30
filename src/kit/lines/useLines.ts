import { useFieldArray, useFormContext } from 'react-hook-form';

/** The lines of a form's property, as the search and the cards of an editor change them. */
export interface EditedLines<L> {
  /** React keys of the lines. */
  keys: string[];
  /** Returns the current lines. */
  read: () => L[];
  /** Replaces the line at this index, or adds it at the end, like user input; `focusName` names the input to focus. */
  put: (index: number, line: L, focusName?: string) => void;
  /** Adds lines at the end. */
  append: (lines: L[]) => void;
  /** Removes a line, and returns a function that puts it back. */
  remove: (index: number) => () => void;
}

/** Edits the lines of the surrounding form. Unless an input is named, the focus stays, for the next line. */
export function useLines<L extends object>(source: string): EditedLines<L> {
  const { getValues, setValue, trigger } = useFormContext();
  const { fields, append, insert, remove, update } = useFieldArray({ name: source, keyName: 'key' });
  const read = () => (getValues(source) ?? []) as L[];
  return {
    keys: fields.map(({ key }) => key),
    read,
    put: (index, line, focusName) => {
      if (index < read().length) update(index, line);
      else append(line, focusName ? { focusName } : keepFocus);
      // A scan counts as user input: the form becomes dirty and is validated.
      setValue(source, read(), { shouldDirty: true, shouldValidate: true });
    },
    append: (lines) => append(lines, keepFocus),
    remove: (index) => {
      const line = read()[index];
      remove(index);
      return () => {
        insert(Math.min(index, read().length), line, keepFocus);
        void trigger(source);
      };
    },
  };
}

const keepFocus = { shouldFocus: false };
