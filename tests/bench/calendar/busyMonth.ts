import { and, eq } from 'drizzle-orm';
import { openDatabase } from '../../../server/core/database.ts';
import { makeDemoData } from '../../../server/demo.ts';
import { addDays, timeOf } from '../../../server/seed/days.ts';
import { atlas } from '../../../server/seed/data/stores.ts';
import { insert } from '../../../server/seed/insert.ts';
import { uuidOf } from '../../../server/seed/random.ts';
import { storeIdOf } from '../../../server/seed/stores.ts';
import type { Settings } from '../../../server/settings.ts';
import { appointments } from '../../../server/appointments/tables.ts';

const opening = 9 * 60;
const slotsOfDay = 32;

/** Creates `count` appointments from the first day on, at all locations and times. */
export async function fillMonth(settings: Settings, firstDay: string, days: number, count: number) {
  const database = await openDatabase(settings);
  try {
    await makeDemoData(database, settings);
    const samples = await database.db
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.store_id, storeIdOf(atlas)),
          eq(appointments.type, 'APPOINTMENT'),
          eq(appointments.is_voided, false),
        ),
      );
    const rows = Array.from({ length: count }, (_, index) => {
      const sample = samples[index % samples.length];
      if (!sample) throw new Error('The demo has no appointments');
      const start = opening + 15 * ((index * 7) % slotsOfDay);
      return {
        ...sample,
        id: uuidOf(`bench/appointment/${index}`),
        selected_date: addDays(firstDay, index % days),
        selected_start_time: timeOf(start),
        selected_end_time: timeOf(start + 30 + 15 * (index % 4)),
      };
    });
    await insert(database.db, appointments, rows);
  } finally {
    await database.close();
  }
}
