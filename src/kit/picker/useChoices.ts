import { useGetList, useNotify, type RaRecord } from 'react-admin';
import { nameOf } from '../../schemas/model.ts';
import { models } from '../../schemas/models.ts';
import { useDebounced } from '../useDebounced.ts';

export interface Choice extends RaRecord<string> {
  name?: string;
}

/** What a form holds of a record that was picked. */
export const toReference = ({ id, name }: Choice) => ({ id, name });

const named = (reference: string) => models[reference as keyof typeof models];

/** What a record of a model is called: by its name, or by what makes it up. */
export const choiceName = (reference: string, choice: Choice): string =>
  choice.name ?? nameOf(named(reference), choice);

export interface Search {
  /** How many characters have to be typed. */
  minLength?: number;
  /** Which records are offered at all. */
  filter?: Record<string, unknown>;
}

/** Always the same, so that a field need not be drawn again. */
const none: Choice[] = [];

/** Records of a model whose name holds the text: asked for once enough is typed, 300 ms after the last character. */
export function useChoices(reference: string, text: string, { minLength = 2, filter = {} }: Search = {}) {
  const name = useDebounced(text.trim());
  const notify = useNotify();
  const { filters, label } = named(reference);
  const searched = 'name' in filters ? 'name' : 'search';
  const isLongEnough = name.length >= minLength;
  const {
    data = none,
    isFetching,
    error,
  } = useGetList<Choice>(
    reference,
    {
      filter: { ...filter, [searched]: name, include_voided: false, include_children: false },
      sort: { field: label, order: 'ASC' },
      pagination: { page: 1, perPage: 10_000 },
      meta: { isSearch: true },
    },
    { enabled: isLongEnough, onError: () => notify('messages.load_failed', { type: 'error' }) },
  );
  return {
    choices: isLongEnough ? data : none,
    isSearching: isLongEnough && isFetching,
    isTooShort: text.trim().length < minLength,
    hasFailed: Boolean(error),
    minLength,
  };
}
