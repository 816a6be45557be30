import type { FilterInputProps } from '../../slots.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { useFilterChoices } from './useFilterChoices.ts';

/** Select for a boolean or an enumeration. */
export function SelectFilter({ filter, draft }: FilterInputProps) {
  return <ChoiceFilter filter={filter} draft={draft} choices={useFilterChoices(filter)} />;
}
