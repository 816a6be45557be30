import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { useBeforeSave } from '../../../kit/form/beforeSave.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { Closure } from '../../../schemas/locations/closures.ts';
import type { Location } from '../../../schemas/locations/locations.ts';
import { RemainingBookings } from './RemainingBookings.tsx';
import { DependentsList } from './DependentsList.tsx';
import { useDependents, type Dependents } from './useDependents.ts';

interface Found {
  /** Of the location being deactivated. */
  dependents?: Dependents;
  /** The bookings affected by the new closures. */
  bookings: Appointment[];
}

interface Asked extends Found {
  answer: (isSaving: boolean) => void;
}

const same = (one: Closure, other: Closure) =>
  one.date === other.date && one.open === other.open && one.close === other.close;

/** Asks for confirmation before a location with dependents is deactivated, or closed on days with bookings. */
export function ConfirmDependents() {
  const location = useRecordContext<Location>();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { countDependents, bookingsWithin } = useDependents();
  const [asked, setAsked] = useState<Asked>();

  const find = async ({ is_voided, closures = [] }: FieldValues): Promise<Found> => {
    if (!location) return { bookings: [] };
    if (is_voided && !location.is_voided)
      return { dependents: await countDependents([location.id]), bookings: [] };
    const changed = (closures as Closure[]).filter(
      (closure) => !(location.closures ?? []).some((stored) => same(stored, closure)),
    );
    return { bookings: await bookingsWithin(location.id, changed) };
  };

  useBeforeSave(async (values) => {
    // If the check fails, the save goes on and reports its own errors.
    const found = await find(values).catch((): Found => ({ bookings: [] }));
    const { dependents, bookings } = found;
    const isFree = dependents
      ? Object.values(dependents).every((count) => count === 0)
      : bookings.length === 0;
    if (!location || isFree) return true;
    const isSaving = await new Promise<boolean>((answer) => setAsked({ ...found, answer }));
    setAsked(undefined);
    const days = [...new Set(bookings.map(({ selected_date }) => selected_date))];
    const left = dependents?.appointments ?? bookings.length;
    if (!isSaving || left === 0) return isSaving;
    return () =>
      notify(<RemainingBookings locationId={location.id} days={days} count={left} />, {
        type: 'warning',
        autoHideDuration: null,
      });
  });

  if (!asked) return null;
  const words = `resources.locations.dependents.${asked.dependents ? 'deactivate' : 'close'}`;
  return (
    <Confirm
      title={translate(`${words}_title`, { name: location?.location_name })}
      text={translate(`${words}_text`)}
      confirmLabel={translate(`${words}_yes`)}
      cancelLabel={translate('resources.locations.dependents.back')}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      {asked.dependents && <DependentsList dependents={asked.dependents} />}
      {asked.bookings.length > 0 && (
        <ul>
          {countByDay(asked.bookings).map(([day, smart_count]) => (
            <li key={day}>
              {translate('resources.locations.dependents.of_day', {
                day: longDate(day, locale),
                smart_count,
              })}
            </li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}

/** Counts bookings by day, in order of the days. */
function countByDay(bookings: Appointment[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { selected_date: day } of bookings) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
