/** The board of devices in the store. */
export const board = {
  title: 'Board',
  column: 'Column',
  by: { title: 'Columns by', state: 'State', technician: 'Technician', promised: 'Promised day' },
  count: '%{smart_count} device |||| %{smart_count} devices',
  first: 'The %{shown} most urgent of %{smart_count} devices. Filters show the others.',
  none: 'No devices',
  nobody: 'Nobody',
  days: { LATE: 'Late', TODAY: 'Today', TOMORROW: 'Tomorrow', LATER: 'Later', NONE: 'Nothing promised' },
  promised: 'for %{date}',
  late: 'late: %{date}',
  select: 'Select #%{number} %{name}',
  move: 'Steps of #%{number} %{name}',
  keys: 'Arrow keys move between devices, Enter opens one, M shows its steps.',
  refused: {
    right: 'You may not move this device.',
    assign: 'You may not assign devices to others.',
    no_step: 'No step leads from “%{from}” to “%{to}”.',
    waiting: 'No step leads from “%{from}” to “%{to}”. The work resumes at “%{resume}”.',
  },
};
