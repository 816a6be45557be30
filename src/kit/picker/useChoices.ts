import type { RaRecord } from 'react-admin';
import { nameOf } from '../../schemas/model.ts';
import { models } from '../../schemas/models.ts';
import { useModelSearch } from './useModelSearch.ts';
import { useSearch } from './useSearch.ts';

export interface Choice extends RaRecord<string> {
  name?: string;
}

/** The part of a picked record that a form holds. */
export const toReference = ({ id, name }: Choice) => ({ id, name });

const named = (reference: string) => models[reference as keyof typeof models];

/** Returns a record's name, or the model's representation of it. */
export const choiceName = (reference: string, choice: Choice): string =>
  choice.name ?? nameOf(named(reference), choice);

export interface ChoiceOptions {
  /** Minimum length of the search text. */
  minLength?: number;
  /** Permanent filter. */
  filter?: Record<string, unknown>;
}

/** Searches records by name, or by what the model's search finds. */
export function useChoices(reference: string, text: string, { minLength, filter }: ChoiceOptions = {}) {
  const model = named(reference);
  const search = useModelSearch<Choice>(model, {
    by: 'name' in model.filters ? 'name' : 'search',
    filter: { ...filter, include_voided: false, include_children: false },
    sort: { field: model.label, order: 'ASC' },
    limit: 10_000,
    meta: { isSearch: true },
    minLength,
  });
  return useSearch(text, search);
}
