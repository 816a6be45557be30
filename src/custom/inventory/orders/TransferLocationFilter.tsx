import { ChoiceFilter } from '../../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { useTransferLocations } from './useTransferLocations.ts';

/** Filters by location, including locations that the staff member does not work at. */
export function TransferLocationFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const ends = useTransferLocations();
  if (!filter || !draft) return null;
  const choices = ends.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
