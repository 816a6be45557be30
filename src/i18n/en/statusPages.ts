/** The customer's page of a ticket, as staff see it. */
export const status_page = {
  title: 'Status Page',
  open: 'The customer can see the ticket by its number and phone. %{smart_count} link works. |||| The customer can see the ticket by its number and phone. %{smart_count} links work.',
  no_link: 'The customer can see the ticket by its number and phone. No link was made yet.',
  ended: 'All links were ended; the customer cannot see the ticket.',
  show: 'Show a Link…',
  text: 'Who has this link sees where the devices are, without signing in. It is shown once; you can make another at any time.',
  picture: 'QR code of the link',
  copy: 'Copy',
  copied: 'The link was copied.',
  not_copied: 'The link could not be copied. Please select it by hand.',
  renew: 'Renew…',
  renew_title: 'Renew the links?',
  renew_text: 'All earlier links stop working, also those on slips and in mails. A new one is shown.',
  end: 'End…',
  end_title: 'End all links?',
  end_text:
    'The customer can no longer see the ticket, neither by a link nor by its number. A new link opens it again.',
  failed: 'That could not be done. Please try again.',
  not_loaded: 'The status page could not be checked.',
};
