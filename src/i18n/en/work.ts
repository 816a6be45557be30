/** What the services do by themselves, after they have answered. */
export const work = {
  title: 'Background Work',
  text: 'Mails and other work that goes on by itself. What fails is tried again by itself, with growing pauses; what was given up stays here for a month.',
  states: { running: 'Running', queued: 'Waiting', failed: 'Given Up' },
  none: {
    running: 'Nothing is running.',
    queued: 'Nothing is waiting.',
    failed: 'Nothing was given up.',
  },
  more: 'Show more',
  cancel: 'Cancel',
  cancelling: 'Is being cancelled…',
  retry: 'Retry',
  attempts: '%{smart_count} attempt |||| %{smart_count} attempts',
  progress: '%{done} of %{total}',
  kinds: {
    'send-mail': 'Mail',
    'send-reset': 'Password code',
    'tell-customer': 'Word to the customer of an appointment',
    'remind-customer': 'Reminder of an appointment',
  },
  reasons: {
    unexpected: 'Something unexpected went wrong.',
    interrupted: 'It was interrupted again and again.',
    cancelled: 'It was cancelled.',
    mail_unreachable: 'The mail server could not be reached.',
    mail_login: 'The mail server does not accept our sign-in.',
    mail_deferred: 'The mail server had no time for it.',
    mail_refused: 'The mail server refused it for good. Is the address right?',
    mail_unknown: 'The line broke while it was sent: it may have arrived.',
    mail_file: 'One of its attachments is gone.',
  },
};
