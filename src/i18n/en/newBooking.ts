import { appointments } from './dashboard.ts';

export const quotes = {
  ...appointments,
  name: 'Quote |||| Quotes',
  actions: { new: 'New Quote', edit: 'Quote', view: 'Quote' },
  columns: { name: 'Name', status: 'Status', date: 'Date', appointment_date: 'Appointment Date' },
  fields: { ...appointments.fields, start_date: 'Date' },
  filters: {
    min_start_date: 'Date from',
    max_start_date: 'Date to',
  },
  messages: {
    created: 'Quote Sent Successfully',
    create_failed: 'Failed To Send Quote',
    updated: 'Appointment Updated Successfully',
    update_failed: 'Something Went Wrong',
    load_failed: 'Failed to load some resources, please try again.',
  },
};

/** The dialog that books an appointment or sends a quote. */
export const newBooking = {
  title: { APPOINTMENT: 'New Appointment', QUOTE: 'Send A Quote' },
  submit: { APPOINTMENT: 'Schedule Appointment', QUOTE: 'Send Quote' },
  brand: 'Brand',
  device: 'Device',
  title_search: 'Repair title',
  repairs: 'Repairs',
  failed: 'Repairs failed to load',
  none: 'No repairs match. Try another device or title.',
  selected: 'Selected Repairs',
  selected_count: '%{smart_count} repair selected |||| %{smart_count} repairs selected',
  none_selected: 'Select at least one repair from the list above.',
  remove: 'Remove %{name}',
  clear: {
    button: 'Clear',
    title: 'Clear the form?',
    text: 'What you typed and the repairs you selected are removed.',
    keep: 'Keep it',
  },
};
