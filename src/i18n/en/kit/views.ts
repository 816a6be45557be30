/** Saved views of lists. */
export const views = {
  title: 'Views',
  changed: 'changed',
  save: 'Save',
  save_new: 'Save as a new view…',
  save_view: 'Save view…',
  reset: 'Reset',
  new_title: 'Save view',
  edit: 'Rename and share…',
  edit_title: 'View %{name}',
  opens_first: 'Open this list with it',
  default_of: {
    ROLE: 'Open with it for the role',
    STORE: 'Open with it for everybody',
  },
  copy_link: 'Copy link',
  link_copied: 'The link is copied.',
  link_failed: 'The link could not be copied. Copy the address of the page instead.',
  move_left: 'Move left',
  move_right: 'Move right',
  saved: 'View “%{name}” saved.',
  deleted: 'View “%{name}” deleted.',
  failed: 'The view was not saved. Please try again.',
  missing:
    'The view of this address no longer exists, or is not shared with you. The list shows what the address says.',
  gone: 'This view names what the list no longer has, or what you may not see. It is shown without: %{names}',
  stale: {
    title: 'Someone else changed “%{name}” meanwhile.',
    text: 'Nothing is saved yet. Save your version in place of theirs, or look at theirs and give up your changes.',
    mine: 'Save mine',
    theirs: 'Show theirs',
  },
};

export const savedViews = {
  name: 'View |||| Views',
  fields: {
    name: 'Name',
    kind: 'Who sees it',
    role: 'Role',
    resource: 'List',
    filter: 'Filters',
    columns: 'Columns',
    sort: 'Order',
    page_size: 'Rows per page',
    position: 'Place in the row',
    is_default: 'Opens first',
  },
  values: { kind: { MINE: 'Only me', ROLE: 'A role', STORE: 'Everybody' } },
  errors: {
    name: {
      unique: 'There is a view with this name already.',
      views: 'There are %{limit} views already, the most there can be. Delete one first.',
    },
  },
};
