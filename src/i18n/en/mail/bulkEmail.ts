/** Bulk email. */
export const mailing = {
  write: 'Write a mail',
  write_all: 'Write to all %{count}',
  too_many: 'One mail goes to %{limit} customers at most. Narrow the filters.',
  purpose: 'What this mail is',
  purposes: {
    SERVICE: 'Service: about what they have with us',
    NEWSLETTER: 'Newsletter: to those who agreed',
  },
  kinds: { SERVICE: 'Service mail', NEWSLETTER: 'Newsletter' },
  customers: '%{smart_count} customer |||| %{smart_count} customers',
  left_out: '(%{smart_count} is left out: %{reasons}) |||| (%{smart_count} are left out: %{reasons})',
  reasons: {
    gone: '%{smart_count} no longer there',
    inactive: '%{smart_count} inactive',
    no_email: '%{smart_count} without a valid e-mail',
    no_consent: '%{smart_count} without consent to newsletters',
  },
  nobody: 'None of them may be written to.',
  progress_label: 'Written mails',
  states: {
    queued: 'Begins in a moment.',
    running: '%{done} of %{total}. It goes on when this is closed.',
    done: 'Done: %{smart_count} mail written. |||| Done: %{smart_count} mails written.',
    failed: 'Given up after %{smart_count} mail. |||| Given up after %{smart_count} mails.',
    cancelled: 'Cancelled after %{smart_count} mail. |||| Cancelled after %{smart_count} mails.',
  },
  recent: 'My mailings',
  cancel: 'Cancel the rest',
};
