import { useRecordContext } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps, SlotProps } from '../../kit/slots.ts';

/** The name of a location, if the user knows that location. */
export function LocationValue({ source = 'location_id' }: SlotProps) {
  const { locations } = useSession();
  const id = useRecordContext()?.[source] as number | undefined;
  const name = locations.find((location) => location.id === id)?.location_name;
  return name ? <span title={name}>{name}</span> : null;
}

/** Filters by one of the user's locations. */
export function LocationFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const { locations } = useSession();
  if (!filter || !draft) return null;
  const choices = locations
    .filter(({ is_voided }) => !is_voided)
    .map(({ id, location_name }) => [String(id), location_name] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
