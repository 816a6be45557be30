import { eq, inArray } from 'drizzle-orm';
import type { SerialState } from '../../src/schemas/inventory/states.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { inChunks } from '../core/chunks.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import type { Line } from './checkChanges.ts';
import { items, serials } from './tables.ts';

interface Whereabouts {
  serial: string;
  item_id: string;
  state: SerialState;
  location_id: number | null;
  last_location_id: number;
}

/**
 * Locks the serials of these lines; unknown ones are inserted in the state GONE. `apply` moves them and returns the
 * errors of serials that are elsewhere.
 */
export async function lockSerials(scope: Scope, lines: Line[]) {
  const named = new Map(
    lines.flatMap(({ item_id, location_id, serials: own }) =>
      own.map((serial) => [serial, { serial, item_id, last_location_id: location_id }] as const),
    ),
  );
  const wanted = [...named.values()].toSorted(bySerial);
  await scope.insert(
    serials,
    wanted.map((one) => ({ ...one, state: 'GONE' as const, location_id: null })),
    { ignoreExisting: true },
  );
  const places = new Map<string, Whereabouts>();
  for await (const some of inChunks(wanted)) {
    const rows = await scope.select(
      serials,
      {
        serial: serials.serial,
        item_id: serials.item_id,
        state: serials.state,
        location_id: serials.location_id,
        last_location_id: serials.last_location_id,
      },
      {
        where: inArray(
          serials.serial,
          some.map(({ serial }) => serial),
        ),
        orderBy: [serials.serial],
        lock: true,
      },
    );
    for (const row of rows) places.set(row.serial, row);
  }
  const changed = new Map<string, Whereabouts>();
  const apply = async () => {
    const errors: ValidationError[] = [];
    for (const line of lines) {
      for (const [index, serial] of line.serials.entries()) {
        const place = places.get(serial)!;
        const after = placed(line, place);
        if (after) {
          places.set(serial, after);
          changed.set(serial, after);
        } else errors.push(await refusal(scope, line, place, `${line.path}/serials/${index}`));
      }
    }
    return errors;
  };
  return { changed, apply };
}

const bySerial = (a: { serial: string }, b: { serial: string }) => (a.serial < b.serial ? -1 : 1);

/** Returns the state of a serial after a line; undefined if it is not where the line takes it from. */
function placed({ item_id, location_id, kind, quantity }: Line, place: Whereabouts): Whereabouts | undefined {
  const here = place.item_id === item_id && place.state === 'IN_STOCK' && place.location_id === location_id;
  if (quantity < 0) {
    const state = kind === 'TRANSFER_OUT' ? 'IN_TRANSIT' : 'GONE';
    return here ? { ...place, state, location_id: null } : undefined;
  }
  const isExpected =
    kind === 'TRANSFER_IN'
      ? place.state === 'IN_TRANSIT' && place.item_id === item_id
      : place.state === 'GONE';
  return isExpected
    ? { ...place, item_id, state: 'IN_STOCK', location_id, last_location_id: location_id }
    : undefined;
}

/** Returns the error that says where the serial is instead. */
async function refusal(
  scope: Scope,
  { item, quantity }: Line,
  { serial, item_id, state, location_id }: Whereabouts,
  path: string,
): Promise<ValidationError> {
  const otherItem = item_id === item.id ? undefined : await nameOfItem(scope, item_id);
  if (otherItem !== undefined && state !== 'GONE')
    return { path, code: 'serial_of_other', params: { serial, item: otherItem } };
  if (state === 'IN_TRANSIT') return { path, code: 'serial_on_its_way', params: { serial } };
  if (state === 'GONE') return { path, code: 'serial_not_here', params: { serial, item: item.name } };
  const location = await nameOfLocation(scope, location_id);
  return { path, code: quantity > 0 ? 'serial_in_stock' : 'serial_elsewhere', params: { serial, location } };
}

async function nameOfItem(scope: Scope, id: string): Promise<string> {
  const [row] = await scope.select(items, { name: items.name }, { where: eq(items.id, id) });
  return row?.name ?? '';
}

async function nameOfLocation(scope: Scope, id: number | null): Promise<string> {
  const where = eq(locations.id, id ?? 0);
  const [row] = await scope.select(locations, { name: locations.location_name }, { where });
  return row?.name ?? '';
}

/** Stores the new state of serials. */
export async function storeSerials(
  scope: Scope,
  by: string | null,
  places: Map<string, Whereabouts>,
): Promise<void> {
  const modified_date = new Date();
  const rows = [...places.values()].map((place) => ({ ...place, modified_by: by, modified_date }));
  await scope.insert(serials, rows, {
    overwrite: {
      target: [serials.serial],
      keys: ['item_id', 'state', 'location_id', 'last_location_id', 'modified_by', 'modified_date'],
    },
  });
}
