import { Type, type Static } from 'typebox';
import { itemKinds } from '../inventory/items.ts';
import { openStatuses } from '../sales/states.ts';

const Count = Type.Integer({ minimum: 0 });
const Money = Type.Integer({ description: 'Cents' });
const Day = Type.String({ format: 'date' });

/** Days shown on the dashboard: sales up to today, repairs from today. */
export const salesDays = 14;
export const repairDays = 7;
/** Appointments overdue for longer are ignored. */
export const overdueDays = 30;

/** What is counted of devices on tickets. */
export const deviceFigures = ['READY', 'LATE', 'WAITING', 'TODAY'] as const;

/** Dashboard figures; each part is included if the reader has access to it (contract 1 §2.5). */
export const DashboardFigures = Type.Object({
  /** Revenue before taxes by day according to the ledger, today last. */
  sales: Type.Optional(Type.Object({ days: Type.Array(Type.Object({ day: Day, amount: Money })) })),
  orders: Type.Optional(
    Type.Object({
      statuses: Type.Array(Type.Object({ status: Type.Enum([...openStatuses]), count: Count })),
    }),
  ),
  /** Open registers and their cash. */
  tills: Type.Optional(
    Type.Object({
      open: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          location_id: Type.Integer(),
          cash: Money,
        }),
      ),
    }),
  ),
  low_stock: Type.Optional(
    Type.Object({ kinds: Type.Array(Type.Object({ kind: Type.Enum([...itemKinds]), count: Count })) }),
  ),
  /** Uncompleted appointments: before today, and by day from today. */
  repairs: Type.Optional(
    Type.Object({ overdue: Count, days: Type.Array(Type.Object({ day: Day, count: Count })) }),
  ),
  /** Devices on tickets: ready for pickup, late, waiting, and taken in today. */
  devices: Type.Optional(
    Type.Object({ kinds: Type.Array(Type.Object({ kind: Type.Enum([...deviceFigures]), count: Count })) }),
  ),
});
export type DashboardFigures = Static<typeof DashboardFigures>;
