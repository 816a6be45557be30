import { Type, type TProperties } from 'typebox';
import { NullableString } from '../common.ts';
import type { Step } from '../model.ts';
import { Cents } from '../money.ts';
import { nonBlankLine, visiblePattern } from '../textPatterns.ts';
import { editsTickets } from './access.ts';
import { deviceStates, inStore, type DeviceState } from './states.ts';
import { agreementWays, noteKinds, partFaults } from './work.ts';

const Uuid = { format: 'uuid' };

const step = (from: readonly DeviceState[], values: TProperties = {}): Step => ({
  access: editsTickets,
  from,
  values,
});

const part = { part_id: Type.String(Uuid) };

/** Steps of the work on a device: notes, times and parts; its state stays as it is. */
export const workSteps: Record<string, Step> = {
  addNote: step(deviceStates, {
    kind: Type.Enum([...noteKinds]),
    text: Type.String({ maxLength: 5000, multiline: true, pattern: visiblePattern }),
    is_for_customer: Type.Boolean(),
  }),
  withdrawNote: step(deviceStates, { note_id: Type.String(Uuid) }),
  agree: step(inStore, {
    amount: Cents(),
    by: Type.String({ ...nonBlankLine, maxLength: 200 }),
    how: Type.Enum([...agreementWays]),
  }),
  assign: step(inStore, { technician_id: NullableString({ ...Uuid, names: 'staff' }) }),
  startWork: step(inStore),
  stopWork: step(deviceStates),
  wantPart: step(inStore, {
    item_id: Type.String({ ...Uuid, names: 'items' }),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  }),
  takePart: step(inStore, { ...part, serial: Type.Optional(NullableString({ maxLength: 100 })) }),
  returnPart: step(inStore, part),
  breakPart: step(inStore, { ...part, fault: Type.Enum([...partFaults]) }),
  cancelPart: step(inStore, part),
};
