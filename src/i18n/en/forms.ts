export const dialog = {
  new: 'New %{name}',
  edit: 'Edit %{name}',
  view: '%{name}',
  create: 'Create',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  saving: 'Saving…',
  loading: 'Loading…',
  optional: 'optional',
  read_only: 'You can look at this record, but not change it.',
  invalid: 'Please check the marked field. |||| Please check the marked fields.',
  unchanged: 'Nothing has been changed yet.',
  other_errors: 'The record was not saved:',
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you typed has not been saved.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
  stale: {
    title: 'Changed by someone else',
    text: 'This record was changed while you were editing it. You can load the new version, or keep yours and save over it.',
    reload: 'Load new version',
    keep: 'Keep mine',
  },
  draft: {
    restored: 'What you typed before was restored.',
    discard: 'Discard it',
  },
};

export const image = {
  label: 'Image',
  choose: 'Choose an image',
  drop: 'or drop it here',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, up to %{limit} MB',
  preview: 'Preview',
  replace: 'Replace image',
  remove: 'Remove image',
  too_big: 'The image must be %{limit} MB or less',
  wrong_type: 'Please choose a PNG, JPEG, WebP, GIF or AVIF image',
  empty: 'The file is empty',
  broken: 'The image could not be shown',
};

export const picker = {
  type_more: 'Type at least %{limit} characters',
  searching: 'Searching…',
  none: 'No match',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
  remove: 'Remove %{name}',
  failed: 'Failed to load some resources, please try again.',
};
