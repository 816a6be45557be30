export const dialog = {
  send: 'Send the form',
  send_key: 'Ctrl+Enter',
  new: 'New %{name}',
  edit: 'Edit %{name}',
  view: 'View %{name}',
  create: 'Create',
  save: 'Save',
  update: 'Update',
  edit_button: 'Edit',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  read_only: 'You can look at this record, but not change it.',
  to_fill: 'To check: %{fields}',
  slug_changed: 'Links to “%{slug}” will no longer work',
  other_errors: 'The record was not saved:',
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you typed has not been saved.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
  stale: {
    title: 'Someone else saved this record meanwhile.',
    by: '%{name} changed this record %{time}.',
    text: 'What you typed is kept. Load their version, check it, and save again.',
    load: 'Load their version',
    merged: 'Their version is loaded. Save to add your changes to it.',
    conflicts: 'You both changed these fields. Choose whose version is saved:',
    step: 'What you entered is kept, and what is shown is their version: look again before you go on.',
    mine: 'Yours:',
    theirs: 'Theirs:',
  },
  draft: {
    restored: 'What you typed before was restored.',
    sent: 'It was being saved when the page was left: see whether it is there already before you save it again.',
    merged: 'Somebody else has saved since then: your changes were added to theirs.',
    discard: 'Discard it',
  },
};

export const color = { pick: 'Pick a color: %{field}' };

export const image = {
  choose: 'Choose an image',
  hint: 'PNG, JPEG, WebP, GIF or SVG, up to %{limit} MB',
  preview: 'Preview',
  replace: 'Replace image',
  remove: 'Remove image',
  too_big: 'The image must be %{limit} MB or less',
  wrong_type: 'Please choose a PNG, JPEG, WebP, GIF or SVG image',
  empty: 'The file is empty',
  broken: 'The image could not be shown',
};

export const picker = {
  type_more: 'Type at least %{limit} character |||| Type at least %{limit} characters',
  searching: 'Searching…',
  none: 'No match',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
  remove: 'Remove %{name}',
  failed: 'Failed to load some resources, please try again.',
};
