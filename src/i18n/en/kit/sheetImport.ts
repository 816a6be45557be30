/** Imports of sheets. An import may have own texts for each of them. */
export const sheetImport = {
  choose: 'Choose a file',
  choose_hint: 'An .xls or .xlsx file; you can also drop it here. Nothing is written before you confirm.',
  wrong_type: 'Please choose an .xls or .xlsx file.',
  other: 'Choose another file',
  preview: 'What %{file} would change',
  kinds: 'What the sheet would do',
  process: 'Process',
  stages: {
    reading: 'Reading the sheet…',
    writing: 'Writing…',
    retrying: 'The connection was lost. Trying again…',
    stopping: 'Stopping after this batch…',
    done: 'Done.',
  },
  counts: { updated: 'Updated', created: 'Created', removed: 'Removed', of: '%{done} of %{total}' },
  leave: {
    title: 'Stop the import?',
    text: 'The import is still writing. What is written stays; choose the same file again to write the rest, or undo the import.',
    leave: 'Stop and close',
    stay: 'Keep importing',
  },
  done: 'The sheet is imported: %{smart_count} change. |||| The sheet is imported: %{smart_count} changes.',
  failed: 'Not everything is imported.',
  canceled: 'The import was stopped.',
  partly:
    '%{done} of %{total} changes were sent, %{left} were not. Continue to send the others, or choose the same file again later: what is written already is left alone.',
  left_unchanged:
    '%{smart_count} row was left as it is. All the others are written. |||| %{smart_count} rows were left as they are. All the others are written.',
  continue: 'Continue',
  refused: {
    title: 'Left as they are',
    more: 'and %{smart_count} more',
    stale: 'Someone else changed it meanwhile. Export the sheet again to see how it is now.',
    invalid: 'The service refused its values.',
    missing: 'It no longer exists.',
    unanswered: 'The services did not say whether it was written.',
  },
  undo: {
    past: 'Past imports',
    older: 'Show older ones',
    button: 'Undo',
    title: 'Undo this import?',
    question:
      'Put back as they were: %{restored}. Created by the import and removed again: %{removed}. What was changed since is left alone.',
    yes: 'Undo the import',
    did: '%{updated} updated, %{created} created, %{removed} removed',
    until: 'can be undone until %{date}',
    undone: 'Undone on %{date}',
    done: 'The import is undone: %{restored} restored, %{removed} removed.',
    done_partly:
      'The import is undone: %{restored} restored, %{removed} removed, %{kept} left alone because they changed since.',
    kept: '%{smart_count} row changed again since the import and was left alone. |||| %{smart_count} rows changed again since the import and were left alone.',
    already: 'This import is undone already.',
    too_late: 'This import is older than one day and can no longer be undone.',
  },
};
