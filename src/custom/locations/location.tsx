import { useRecordContext } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { dateFormat } from '../../kit/fields/dateFormat.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps, SlotProps } from '../../kit/slots.ts';

/** The name of a location, if the user knows that location. */
export function LocationValue({ source = 'location_id' }: SlotProps) {
  const { locations } = useSession();
  const id = useRecordContext()?.[source] as number | undefined;
  const name = locations.find((location) => location.id === id)?.location_name;
  return name ? <span title={name}>{name}</span> : null;
}

/** A date and time at the record's location, in its time zone. */
export function LocationTime({ source }: SlotProps & { source: string }) {
  const locale = useLocale();
  const { locations, store } = useSession();
  const record = useRecordContext();
  const moment = record?.[source] as string | null | undefined;
  if (!moment) return null;
  const { timezone } = locations.find(({ id }) => id === record?.location_id) ?? store;
  const text = dateFormat(locale, timezone, 'moment').format(new Date(moment));
  return <time dateTime={moment}>{text}</time>;
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
