/** Passcodes of devices on tickets. */
export const passcodes = {
  title: 'Passcode',
  none: 'No passcode is kept.',
  kept: '%{kind}, stored by %{name}, %{date}',
  about:
    'Encrypted. Each look is in the timeline. Wiped %{smart_count} day after the device was handed over. |||| Encrypted. Each look is in the timeline. Wiped %{smart_count} days after the device was handed over.',
  no_key:
    'Passcodes are kept encrypted only, and these services have no key for that (SECRETS_KEY). Please ask the customer to unlock the device, or to remove its passcode.',
  not_asked:
    'These services have no key to encrypt passcodes (SECRETS_KEY): New Ticket does not ask for them, whatever a form requires.',
  kind: 'Kind of passcode',
  kinds: { PIN: 'PIN', PATTERN: 'Pattern', PASSWORD: 'Password' },
  pattern: {
    empty: 'No pattern drawn',
    points: 'Pattern over the points %{points}',
    hint: 'Draw it, or press the keys 1 to 9: the points by rows. Backspace takes the last one back.',
    clear: 'Draw again',
  },
  add: 'Store Passcode…',
  replace: 'Replace…',
  store: 'Store',
  store_title: 'The passcode of this device',
  show: 'Show',
  hide: 'Hide',
  hidden_soon: 'Hidden again after 30 seconds.',
  remove: 'Wipe…',
  remove_title: 'Wipe this passcode?',
  remove_text: 'It cannot be brought back.',
  errors: {
    required: 'Please enter the passcode',
    pin: 'A PIN has 3 to 16 digits',
    pattern: 'A pattern has at least 4 points, none of them twice',
    not_stored: 'The passcode was not stored. Please try again.',
    not_shown: 'The passcode could not be shown. Please try again.',
    not_removed: 'The passcode was not wiped. Please try again.',
    unreadable: 'The passcode was encrypted with a key that these services no longer have (SECRETS_KEY).',
  },
};
