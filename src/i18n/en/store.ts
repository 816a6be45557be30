/** The store itself. */
export const store = {
  name: 'Store Settings',
  fields: {
    name: 'Store Name',
    business_name: 'Business Name',
    email: 'Email',
    phone: 'Phone',
    slogan: 'Slogan',
    gst_hst_number: 'GST/HST Number',
    pst_rst_qst_number: 'PST/RST/QST Number',
    domain: 'Domain',
    locations_count: 'Number of Locations',
    settings: 'Settings',
    'settings.display_repair_cost': 'Display repair cost',
    'settings.send_quote_email': 'Mails about quotes',
    'settings.send_appointment_email': 'Mails about appointments',
    'settings.send_reminder_email': 'Reminders the day before',
  },
  hints: {
    domain: 'Contact an admin to change the domain.',
    email: 'Only the part before the at sign is typed.',
  },
  errors: {
    'name.minLength': 'Too Short!',
    'name.pattern': 'Store name must be letters',
  },
  messages: {
    updated: 'Store Settings updated successfully.',
    update_failed: 'Something went wrong, please try again.',
    load_failed: 'Failed to load some resources',
  },
};
