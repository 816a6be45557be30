import { useGetList, useNotify, type RaRecord } from 'react-admin';
import { nameOf } from '../../schemas/model.ts';
import { models } from '../../schemas/models.ts';
import { useDebounced } from '../useDebounced.ts';

export interface Choice extends RaRecord<string> {
  name?: string;
}

/** The part of a picked record that a form holds. */
export const toReference = ({ id, name }: Choice) => ({ id, name });

const named = (reference: string) => models[reference as keyof typeof models];

/** Returns a record's name, or the model's representation of it. */
export const choiceName = (reference: string, choice: Choice): string =>
  choice.name ?? nameOf(named(reference), choice);

export interface Search {
  /** Minimum length of the search text. */
  minLength?: number;
  /** Permanent filter. */
  filter?: Record<string, unknown>;
}

/** A stable empty list, to avoid re-rendering. */
const none: Choice[] = [];

/** Searches records by name, from `minLength` characters on and 300 ms after the last one. */
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
