import { origins, outcomes, states } from './words.ts';

/** Tickets, devices and the work on them. */
export const bench = {
  states,
  outcomes,
  origins,
  own_stock: 'The store',
  of_ticket: { title: 'Devices', none: 'No device is on this ticket.' },
  of_device: { title: 'Tickets', none: 'The device was on no ticket yet.' },
  of_customer: { title: 'Tickets', none: 'No tickets.' },
  customer_devices: { title: 'Devices', none: 'No devices.' },
  movements: { title: 'Stock Movements', none: 'The device was never in stock.' },
  owners: { title: 'Owners', none: 'No owner is known.', nobody: 'Nobody known' },
  new_devices: {
    title: 'Devices',
    about: 'What the customer leaves here.',
    none: 'No devices to add.',
    add: 'Add a device',
    remove: 'Remove %{name}',
    known: 'Known device (name, number or owner)',
    name: 'New device',
    serial: 'Serial number or IMEI',
    problem: 'What is wrong?',
  },
  events: {
    title: 'Timeline',
    none: 'none',
    of_device: '%{device}: %{text}',
    CREATED: 'Ticket created (%{to})',
    DEVICE_ADDED: 'taken in',
    STATE: '%{from} → %{to}',
    OUTCOME: 'outcome %{from} → %{to}',
    TECHNICIAN: 'technician %{from} → %{to}',
    SHELF: 'shelf %{from} → %{to}',
    PROMISED: 'Promised for %{to} (before: %{from})',
    SERVICE: 'services %{from} → %{to}',
  },
};
