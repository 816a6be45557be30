export const dashboard = {
  title: 'Dashboard',
  greeting: 'Hello, %{name}',
  appointments_today: 'Appointment today |||| Appointments today',
  cancelled: '%{smart_count} cancelled',
  quotes_today: 'Quote today |||| Quotes today',
  quotes: 'Quotes',
  services: '# of Services',
  appointments: 'Appointments',
  figures: {
    sales: {
      title: 'Sales today',
      note: 'Before taxes; a week ago %{amount}',
      series: 'Sales',
      chart: 'Sales of the last 14 days',
    },
    orders: { title: 'Open orders', series: 'Orders', chart: 'Open orders by status' },
    tills: {
      title: 'Open tills',
      note: '%{cash} in cash',
      series: 'Cash',
      chart: 'Cash in the open tills',
      none: 'No till is open.',
    },
    low_stock: { title: 'Low stock', series: 'Low', chart: 'Low stock by kind' },
    repairs: {
      title: 'Repairs due today',
      note: '%{smart_count} overdue',
      series: 'Due',
      chart: 'Repairs due in the next 7 days',
    },
    devices: {
      title: 'Devices ready for pickup',
      series: 'Devices',
      chart: 'Devices on tickets',
      kinds: { READY: 'Ready', LATE: 'Late', WAITING: 'Waiting', TODAY: 'Taken in today' },
    },
  },
  none: {
    quotes: 'No quotes have come in today.',
    appointments: 'There are no appointments today.',
  },
};
