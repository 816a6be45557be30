import { ChoiceFilter } from '../../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { useEnds } from './useTransferLocations.ts';

/** One of the locations, whoever works there. */
export function EndFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const ends = useEnds();
  if (!filter || !draft) return null;
  const choices = ends.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
