import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';

interface Outcome {
  done: number;
  /** Reasons of refused changes, by booking id. */
  refused: Map<string, string>;
}

/** Moves or cancels appointments one after the other; the services notify the customers. */
export function useBulkChange() {
  const dataProvider = useDataProvider();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  const each = async (
    bookings: Appointment[],
    change: (booking: Appointment) => Promise<unknown>,
  ): Promise<Outcome> => {
    const refused = new Map<string, string>();
    for (const [index, booking] of bookings.entries()) {
      setProgress({ done: index, of: bookings.length });
      await change(booking).catch((error: unknown) => {
        refused.set(booking.id, refusal(error, 'resources.appointments.messages.update_failed'));
      });
    }
    setProgress(undefined);
    reload();
    return { done: bookings.length - refused.size, refused };
  };

  return {
    progress,
    move: (bookings: Appointment[], selected_date: string) =>
      each(bookings, (booking) =>
        dataProvider.update<Appointment>(model.name, {
          id: booking.id,
          data: { selected_date },
          previousData: booking,
        }),
      ),
    cancel: (bookings: Appointment[]) =>
      each(bookings, (booking) =>
        dataProvider.delete<Appointment>(model.name, { id: booking.id, previousData: booking }),
      ),
  };
}
