/** Text messages with customers. */
export const conversation = {
  title: 'Messages Written',
  none: 'Nothing has been written yet.',
  earlier: 'Show earlier messages',
  new: 'New Conversation',
  write_to: 'Write a Text Message',
  of_customer: { title: 'Conversations', none: 'No conversations.' },
  open: 'Open',
  phone: 'Mobile number',
  location: 'Location',
  write: 'Text message',
  send: 'Send (Ctrl+Enter)',
  characters: '%{smart_count} character |||| %{smart_count} characters',
  segments:
    '%{smart_count} message in the carrier’s count |||| %{smart_count} messages in the carrier’s count',
  special:
    'Without %{characters} it would be %{smart_count} message. |||| Without %{characters} it would be %{smart_count} messages.',
  shorten: '%{smart_count} character less saves one. |||| %{smart_count} characters less save one.',
  plain: 'Write with plain letters',
  automatic: 'sent automatically',
  from_page: 'from the status page',
  unread: '%{smart_count} unread |||| %{smart_count} unread',
  stopped: 'Stopped',
  stopped_about: 'They asked for no more text messages. Replying START allows them again.',
  states: { OPEN: 'Open', DONE: 'Done' },
  message_states: {
    QUEUED: 'waiting',
    SENDING: 'being sent',
    UNKNOWN: 'not known whether it was sent',
    SENT: 'sent',
    FAILED: 'not delivered',
    DELIVERED: 'delivered',
  },
  reasons: {
    stopped: 'they asked for no more messages',
    number_taken: 'the number belongs to another store',
    text_refused: 'refused by the provider',
    text_undelivered: 'the phone could not be reached',
    text_temporary: 'the provider could not be reached',
  },
};

export const threads = {
  name: 'Conversation |||| Conversations',
  empty: 'Nobody has written yet. Text messages arrive at the numbers under Text Message Numbers.',
  actions: { new: 'New Conversation', edit: 'Edit Conversation', view: 'View Conversation' },
  values: { state: conversation.states },
  fields: {
    address: 'Who',
    customer_id: 'Customer',
    customer: 'Customer',
    ticket_id: 'Ticket',
    state: 'State',
    assignee_id: 'Answered By',
    assignee: 'Answered By',
    unread: 'Unread',
    last_text: 'Last Message',
    last_date: 'Last Message On',
    location_id: 'Location',
    created_date: 'Date Created',
  },
  filters: {
    address: 'Number',
    state: 'State',
    is_unread: 'Unread only',
    customer_id: 'Customer',
    assignee_id: 'Answered by',
    location_id: 'Location',
    ticket_id: 'Ticket',
    min_last_date: 'Last message from',
    max_last_date: 'Last message to',
  },
  errors: { 'phone.phone': 'This is no phone number', 'customer_id.reference': 'There is no such customer' },
  steps: {
    close: {
      label: 'Mark as Done',
      title: 'Is everything answered?',
      done: 'The conversation is done. A new message opens it again.',
    },
    reopen: { label: 'Reopen', title: 'Reopen the conversation?', done: 'The conversation is open.' },
  },
};

export const textMessages = {
  name: 'Text Message |||| Text Messages',
  values: { state: conversation.message_states },
  fields: { text: 'Text', state: 'State', created_date: 'Date' },
  errors: {
    'text.stopped': 'They asked for no more text messages',
    no_number: 'The store has no number for text messages. Add one under Text Message Numbers',
  },
  steps: { retry: { label: 'Send again', title: 'Send again?', done: 'The message is being sent.' } },
};

export const smsNumbers = {
  name: 'Text Message Number |||| Text Message Numbers',
  empty: 'There is no number yet: the store cannot send text messages.',
  actions: { new: 'New Number', edit: 'Edit Number', view: 'View Number' },
  fields: {
    name: 'Name',
    phone: 'Number',
    location_id: 'Location',
    is_active: 'In Use',
    created_date: 'Date Created',
  },
  filters: { name: 'Name', phone: 'Number', location_id: 'Location', is_active: 'In use' },
  errors: { 'phone.unique': 'This number is there already', 'phone.phone': 'This is no phone number' },
};
