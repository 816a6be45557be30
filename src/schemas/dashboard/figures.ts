import { Type, type Static } from 'typebox';
import { itemKinds } from '../inventory/items.ts';
import { openStatuses } from '../sales/states.ts';

const Count = Type.Integer({ minimum: 0 });
const Money = Type.Integer({ description: 'Cents' });
const Day = Type.String({ format: 'date' });

/** As many days as the dashboard shows: of sales those that end today, of repairs those that begin today. */
export const salesDays = 14;
export const repairDays = 7;
/** What was to be done longer ago counts as given up. */
export const overdueDays = 30;

/** How the day stands; a part is there for who may see what it counts (contract 1 §2.5). */
export const DashboardFigures = Type.Object({
  /** Without taxes, as the ledger has them; each of the last days, today at the end. */
  sales: Type.Optional(Type.Object({ days: Type.Array(Type.Object({ day: Day, amount: Money })) })),
  orders: Type.Optional(
    Type.Object({
      statuses: Type.Array(Type.Object({ status: Type.Enum([...openStatuses]), count: Count })),
    }),
  ),
  /** The open tills, and what is in them. */
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
  /** Appointments that are not completed: of the days before today, and of those from today on. */
  repairs: Type.Optional(
    Type.Object({ overdue: Count, days: Type.Array(Type.Object({ day: Day, count: Count })) }),
  ),
});
export type DashboardFigures = Static<typeof DashboardFigures>;
