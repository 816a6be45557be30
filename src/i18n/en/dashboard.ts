export const dashboard = {
  title: 'Dashboard',
  greeting: 'Hello, %{name}',
  appointments_today: 'Appointment today |||| Appointments today',
  cancelled: '%{smart_count} cancelled',
  quotes_today: 'Quote today |||| Quotes today',
  quotes: 'Quotes',
  services: '# of Services',
  appointments: 'Appointments',
  none: {
    quotes: 'No quotes have come in today.',
    appointments: 'There are no appointments today.',
  },
};
