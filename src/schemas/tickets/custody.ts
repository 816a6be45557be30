import { Type, type Static, type TProperties } from 'typebox';
import { LocationId, NullableString } from '../common.ts';
import type { Rule, Step } from '../model.ts';
import { singleLine } from '../textPatterns.ts';
import { editsTickets, receivesDevices } from './access.ts';
import { inStore } from './states.ts';

/** A device's way to another location, with the names for readers who have access to one of the two. */
export const Way = Type.Object({ from: Type.String(), to: Type.String() }, { additionalProperties: false });
export type Way = Static<typeof Way>;

export const NullableWay = Type.Unsafe<Way | null>({
  ...Way,
  type: ['object', 'null'],
  readOnly: true,
  elsewhere: true,
});

/** A device is sent to another location, to which it belongs from its receipt. */
interface Sent {
  to_location_id: number | null;
  sent_date: string | null;
  way: Way | null;
}

export const isUnderWay = ({ to_location_id }: Pick<Sent, 'to_location_id'>): boolean =>
  to_location_id !== null;

const underWay = (record: Record<string, unknown>) =>
  typeof record.to_location_id === 'number' ? 'under_way' : undefined;

const notUnderWay = (record: Record<string, unknown>) =>
  underWay(record) ? undefined : ('not_under_way' as const);

/** Where a device under way is, for the text that refuses a step. */
const wayOf = (record: Record<string, unknown>): Record<string, string> | undefined => {
  const { way, sent_date } = record as Partial<Sent>;
  return way && sent_date ? { ...way, since: sent_date } : undefined;
};

/** Refuses a step while the device is on its way. */
const inHand = (step: Step): Step => ({
  ...step,
  blockedBy: (record) => underWay(record) ?? step.blockedBy?.(record),
  blockedParams: wayOf,
});

/** Steps of these names need the device in hand. */
export const allInHand = (
  steps: Record<string, Step>,
  except: readonly string[] = [],
): Record<string, Step> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, except.includes(name) ? step : inHand(step)]),
  );

const Reason = Type.Optional(NullableString({ maxLength: 500 }));

const goesElsewhere: Rule = {
  fields: ['to_location_id'],
  check: ({ to_location_id }, stored) =>
    to_location_id === stored?.location_id ? [{ path: '/to_location_id', code: 'goes_elsewhere' }] : [],
};

const step = (values: TProperties, options: Partial<Step> = {}): Step => ({
  access: editsTickets,
  from: inStore,
  values,
  ...options,
});

/** Steps of the custody of a device, which is one location's at a time. */
export const custodySteps: Record<string, Step> = {
  send: inHand(step({ to_location_id: LocationId(), reason: Reason }, { rules: [goesElsewhere] })),
  receive: step(
    { shelf: Type.Optional(NullableString({ ...singleLine, maxLength: 60 })) },
    { access: receivesDevices, blockedBy: notUnderWay },
  ),
  cancelSending: step({ reason: Reason }, { blockedBy: notUnderWay }),
};
