/** What was changed of a record. */
export const history = {
  title: 'History',
  of: 'History of %{name}',
  actions: {
    created: 'created',
    updated: 'changed',
    voided: 'deleted',
    deleted: 'deleted',
    restored: 'restored',
    activated: 'activated',
    deactivated: 'deactivated',
  },
  origins: { import: 'by a price import', import_undone: 'by undoing a price import' },
  somebody: 'Somebody',
  nothing: 'empty',
  became: 'became',
  changed: 'changed',
  removed: 'Removed:',
  added: 'Added:',
  older: 'Show older changes',
  empty: 'Nothing was changed in the last year.',
};
