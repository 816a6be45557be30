import { expect, test } from 'vitest';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';

interface Property {
  reference?: string;
  names?: string;
  items?: Property;
  properties?: Record<string, Property>;
}

/** Ids that do not refer to a record of a model, with the reason. */
const others: Record<string, string> = {
  'commissions.order_line_id': 'a part of an order',
  'estimates.photo_ids': 'parts of devices on the ticket',
  'movements.source_id': 'of the model that source_type says',
  'orders.lines.ticket_device_id': 'written by the services only',
  'orders.exchange.order.lines.ticket_device_id': 'written by the services only',
  'notifications.message_id': 'a text, which is no record',
  'shipments.shipment_id': 'the carrier’s',
  'shipments.carrier_id': 'the carrier’s',
  'shipments.rate_id': 'the carrier’s',
  'shipments.label_id': 'the carrier’s',
  'staff.permissions.permission_id': 'a right',
  'staff.removed_permissions.permission_id': 'a right',
  'store.tenant_id': 'the identity service’s',
  'ticketDevices.withdrawNote.note_id': 'a part of a device on a ticket',
  'ticketDevices.takePart.part_id': 'a part of a device on a ticket',
  'ticketDevices.returnPart.part_id': 'a part of a device on a ticket',
  'ticketDevices.breakPart.part_id': 'a part of a device on a ticket',
  'ticketDevices.cancelPart.part_id': 'a part of a device on a ticket',
  'tradeRequests.defect_ids': 'parts of a version',
};

/** All properties below a schema at any depth, with their paths. */
function propertiesOf(
  { properties = {}, items }: Property,
  path: string,
): [path: string, property: Property][] {
  const own = Object.entries(properties).flatMap(([key, property]) => [
    [`${path}.${key}`, property] as [string, Property],
    ...propertiesOf(property, `${path}.${key}`),
  ]);
  return items ? [...own, ...propertiesOf(items, path)] : own;
}

const all = Object.values(models as Record<string, Model>).flatMap(({ name, schema, steps = {} }) => [
  ...propertiesOf(schema as Property, name),
  ...Object.entries(steps).flatMap(([step, { values = {} }]) =>
    propertiesOf({ properties: values }, `${name}.${step}`),
  ),
]);

test('declares the model of every id property', () => {
  const ids = all.filter(([path]) => /_ids?$/.test(path) && !path.endsWith('.store_id'));
  expect(ids.length).toBeGreaterThan(60);
  const silent = ids
    .filter(([, { reference, names }]) => !reference && !names)
    .map(([path]) => path)
    .filter((path) => !(path in others));
  expect(silent).toEqual([]);
});

test('refers to existing models', () => {
  const named = all.flatMap(([, { reference, names }]) => reference ?? names ?? []);
  expect(named.filter((name) => !(name in models))).toEqual([]);
});
