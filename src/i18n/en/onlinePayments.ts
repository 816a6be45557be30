const attempt_states = {
  CREATED: 'being prepared',
  UNKNOWN: 'not known what became of it',
  OPEN: 'waiting for the customer',
  PENDING: 'money on its way',
  EXPIRED: 'ended without payment',
  FAILED: 'failed',
  PAID: 'paid',
};

/** Payments of tickets by link. */
export const online_payments = {
  title: 'Payment by Link',
  due: 'Due',
  deposit: 'Deposit asked',
  deposit_paid: '%{amount}, paid',
  nothing_due: 'Nothing is due.',
  awaits_answer:
    'An estimate waits for the customer’s answer. Until then the balance cannot be paid by link, a deposit can.',
  by_address: 'Payments at the store’s address are recorded by hand: Pay, Online Payment.',
  ask: 'Ask for a Deposit…',
  change: 'Change the Deposit…',
  ask_title: 'Ask for a deposit',
  ask_text: 'The customer sees it on the status page and can pay it there.',
  amount: 'Amount',
  ask_confirm: 'Ask',
  ask_no_more: 'Ask No More',
  copy: 'Copy the Link',
  copied: 'The link to pay was copied.',
  not_copied: 'The link could not be copied. Show one under Status Page and select it by hand.',
  send_mail: 'Send by E-mail',
  send_text: 'Send by Text Message',
  sent_mail: 'The e-mail is being sent.',
  sent_text: 'The text message is being sent.',
  failed: 'That could not be done. Please try again.',
  not_loaded: 'The payment by link could not be loaded.',
  attempts: 'Attempts',
  attempt: '%{amount}, %{state}',
  excess:
    '%{amount} more than was due. It is store credit of the customer; refund it at the provider by its reference if they want it back.',
  reference: 'Reference %{reference}',
  reason: 'Reason: %{reason}',
  check: 'Ask the Provider',
  settings: {
    text: 'Customers can pay what is due on the status page of a ticket, and by the link to it in mails and text messages.',
    way: 'How customers pay by a link',
    ways: {
      OFF: 'Not at all',
      ADDRESS: 'At an address of the store',
      STRIPE: 'On Stripe’s payment page',
      SAMPLE: 'Sample payments, for trying',
    },
    hints: {
      OFF: 'The status page says what is due.',
      ADDRESS: 'Such payments are recorded by hand.',
      STRIPE: 'Payments are recorded by themselves, in the order of the ticket.',
      SAMPLE: 'Nobody pays: a page of this machine takes the part of the provider.',
    },
    address: 'Address',
    address_hint:
      'Begins with https://. {amount} becomes the amount, such as 12.50, {number} the number of the ticket.',
    key: 'Secret key',
    key_hint: 'From Stripe’s dashboard, Developers, API keys.',
    webhook_secret: 'Signing secret of the webhook',
    webhook_hint:
      'In Stripe’s dashboard, add a webhook with this address and the events checkout.session.*: %{url}',
    stored: 'Stored; it ends in %{end}. Leave it empty to keep it.',
    keys_stored: 'Stripe’s keys are still stored; one ends in %{end}.',
    keys_removed: 'Stripe’s keys are removed when you save.',
    remove_keys: 'Remove',
    keep_keys: 'Keep',
    no_keys: 'Keys cannot be stored: SECRETS_KEY is missing in the settings of the services.',
    saved: 'The settings were saved.',
    errors: {
      required: 'Please fill this in',
      url: 'This has to be an address that begins with https://',
      placeholder: 'Only {amount} and {number} can be used',
      no_secrets_key: 'Keys cannot be stored: SECRETS_KEY is missing',
      not_here: 'This cannot be chosen here',
      pattern: 'This has to be without spaces',
    },
  },
};

export const paymentAttempts = {
  name: 'Payment by Link |||| Payments by Link',
  values: { state: attempt_states },
  fields: { state: 'State', amount: 'Amount' },
  errors: {
    provider_failed: 'The payment provider did not answer. Please try again in a minute',
    awaits_answer:
      'An estimate waits for the customer’s answer. Ask for a deposit, or for the balance after the answer',
    nothing_due: 'Nothing is due any more',
    no_address: 'The customer has no such address',
    no_link: 'The links of this ticket were ended. Make a new one under Status Page',
    stopped: 'The customer asked for no more text messages',
    no_number: 'The store has no number for text messages. Add one under Text Message Numbers',
  },
};
