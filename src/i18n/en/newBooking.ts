import { appointments } from './dashboard.ts';

export const quotes = {
  ...appointments,
  name: 'Quote |||| Quotes',
  actions: { new: 'New Quote', edit: 'Quote', view: 'Quote' },
  columns: { name: 'Name', status: 'Status' },
  fields: { ...appointments.fields, start_date: appointments.fields.selected_date },
  filters: { quote_status: 'Status' },
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
  no_drop_off:
    'The store offers no drop-off method, so nothing can be booked. Switch one on in the settings of the Services page.',
  none_selected: 'Select at least one repair from the list above.',
  remove: 'Remove %{name}',
  clear: {
    button: 'Clear',
    title: 'Clear the form?',
    text: 'What you typed and the repairs you selected are removed.',
    keep: 'Keep it',
  },
};
