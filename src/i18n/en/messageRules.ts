const events = {
  CHECKED_IN: 'Taken in',
  DIAGNOSING: 'In diagnosis',
  WAITING_CUSTOMER: 'Waiting for the customer',
  WAITING_PARTS: 'Waiting for parts',
  IN_REPAIR: 'In repair',
  TESTING: 'In testing',
  READY: 'Ready for pickup',
  GONE: 'Handed over',
  PARTS_ARRIVED: 'All parts have arrived',
  UNCOLLECTED: 'Not collected in time',
  ESTIMATE_SENT: 'Estimate sent (without a message)',
  ESTIMATE_APPROVED: 'Estimate approved',
  ESTIMATE_DECLINED: 'Estimate declined',
  ESTIMATE_CHANGES_ASKED: 'Changes to an estimate asked for',
  PARCEL_SHIPPED: 'Parcel on its way',
  PARCEL_DELIVERED: 'Parcel delivered',
  APPOINTMENT_BOOKED: 'Appointment booked',
  APPOINTMENT_MOVED: 'Appointment moved',
  APPOINTMENT_CANCELLED: 'Appointment cancelled',
  APPOINTMENT_REMINDER: 'Reminder of an appointment',
};

const told = { ...events, ESTIMATE_SENT: 'Estimate sent', REVIEW: 'Review asked for' };

const modes = { AUTO: 'Send automatically', ASK: 'Ask staff', OFF: 'Do not send' };

/** What customers are told about their tickets. */
export const message_rules = {
  events: told,
  told: 'Messages to the Customer',
  named: '%{name}: %{text}',
  states: { WAITING: 'will be sent', SENT: 'sent', SKIPPED: 'left out by staff', NOT_SENT: 'not sent' },
  channels: { SMS: 'text message', MAIL: 'email' },
  reasons: {
    no_address: 'there is no phone number or email address that can be used',
    no_number: 'the location has no number for text messages',
    stopped: 'they want no text messages',
    not_asked: 'nobody was asked what to send',
    outdated: 'it was no longer true when it could be sent',
    template_off: 'the template of the rule is disabled',
  },
  not_told: 'The customer is not told:',
  template_off: '%{name} is disabled: nobody is told until it is enabled again.',
  not_loaded: 'What the customer is told could not be loaded.',
  will_be_told: {
    SMS: 'The customer will be told by text message:',
    MAIL: 'The customer will be told by email:',
  },
  tell: { SMS: 'Tell the customer by text message', MAIL: 'Tell the customer by email' },
  many: {
    tell: 'Tell %{smart_count} customer |||| Tell %{smart_count} customers',
    SMS: '%{smart_count} by text message (ticket #%{number}): |||| %{smart_count} by text message, the first of them (ticket #%{number}):',
    MAIL: '%{smart_count} by email (ticket #%{number}): |||| %{smart_count} by email, the first of them (ticket #%{number}):',
    not_told:
      '%{smart_count} customer is not told: %{reason}. |||| %{smart_count} customers are not told: %{reason}.',
  },
  text: 'Message',
  link: '(link)',
  link_help:
    '{ticket.link} is replaced by the link to the status page, or to the estimate of a quote, when it is sent.',
  due_help: '{ticket.due} is replaced by what is due once it is approved.',
  total_help: '{estimate.total} is replaced by the total of the approved option.',
  until_help: '{estimate.until} is replaced by the moment until which the estimate is valid.',
  empty_of: {
    TICKET: '%{event}: these always stay empty in messages about tickets: %{names}',
    QUOTE: '%{event}: these always stay empty in messages about quotes: %{names}',
    APPOINTMENT: '%{event}: these always stay empty in messages about appointments: %{names}',
  },
  placeholders: 'These are filled in:',
  preview: 'Show it for a ticket',
  preview_appointment: 'Or for an appointment',
  preview_quote: 'Or for a quote',
  languages: { en: 'In English', fr: 'In French' },
  empty: 'These stay empty then: %{names}',
  mail_help: 'Empty: the text message',
};

export const messageTemplates = {
  name: 'Message Template |||| Message Templates',
  empty: 'There is no template yet. Rules and conversations use them.',
  actions: { new: 'New Message Template', edit: 'Edit Message Template', view: 'Message Template' },
  fields: {
    name: 'Name',
    text_en: 'Text Message',
    text_fr: 'Text Message in French',
    subject_en: 'Subject of the Email',
    subject_fr: 'Subject in French',
    mail_en: 'Email',
    mail_fr: 'Email in French',
    segments: 'Counts As (EN / FR)',
    is_voided: 'Enabled',
    created_date: 'Date Created',
  },
  inputs: { is_voided: 'Is Enabled' },
  filters: { name: 'Name', only_enabled: 'Enabled only' },
};

export const messageRules = {
  name: 'Message Rule |||| Message Rules',
  empty: 'There is no rule yet: customers are told nothing by themselves.',
  actions: { new: 'New Message Rule', edit: 'Edit Message Rule', view: 'Message Rule' },
  fields: {
    event: 'When',
    location_id: 'Location',
    mode: 'What to Do',
    channel: 'How',
    template_id: 'Template',
    template: 'Template',
    created_date: 'Date Created',
  },
  filters: { event: 'When', mode: 'What to do', location_id: 'Location', template_id: 'Template' },
  values: {
    event: events,
    mode: modes,
    channel: { CUSTOMER: 'Text message, else email', SMS: 'Text message', MAIL: 'Email' },
  },
  errors: {
    'event.taken': 'There is a rule for this already',
    'mode.not_askable': 'Nobody can be asked then: no step of staff leads there',
  },
};

export const ticketMessages = {
  name: 'Message about a Ticket |||| Messages about Tickets',
  fields: { text: 'Text', event: 'When', state: 'State', created_date: 'Date' },
  values: { event: told, state: message_rules.states },
  errors: message_rules.reasons,
  steps: {
    send: {
      label: 'Send…',
      title: 'Send this to the customer?',
      yes: 'Send',
      done: 'The message is being sent.',
      fields: { text: 'Message' },
    },
  },
};

export const appointmentMessages = {
  name: 'Message about an Appointment or Quote |||| Messages about Appointments and Quotes',
  fields: { text: 'Text', event: 'When', state: 'State', created_date: 'Date' },
  values: { event: told, state: message_rules.states },
  errors: message_rules.reasons,
  steps: ticketMessages.steps,
};
