export const priceMatrix = {
  notes: {
    title: 'Notes',
    origin: 'The uploaded sheet must come from the product’s own export.',
    effect:
      'Import updates changed repairs, removes repairs missing from the sheet, removes duplicates, creates new repairs for existing products, and never changes products or brands.',
    layout:
      'Layout: column A holds the product ID (not to be edited); column B holds brand and product; the first row from column C holds service names; from row 3 each cell group holds price, duration, warranty and display order.',
    cells:
      'Duration and display order cannot be empty; warranty may be empty; warranty is written like ‘1 Month’ or ‘Lifetime’; repair names must be unique.',
    products: 'New products must be created first, and the sheet then re-exported.',
  },
  stages: {
    loading: 'Loading devices and services…',
    reading: 'Reading the sheet…',
    comparing: 'Comparing it with your services…',
    checking: 'Looking for services that were deleted since…',
    writing: 'Writing…',
    retrying: 'The connection was lost. Trying again…',
    stopping: 'Stopping after this batch…',
  },
  export: {
    title: 'Export Price Matrix',
    download: 'Download',
    inactive:
      '%{smart_count} inactive device is left out. Its services stay as they are when the sheet is imported. |||| %{smart_count} inactive devices are left out. Their services stay as they are when the sheet is imported.',
    empty: 'There are no products yet. Create your products first, then export the sheet.',
    done: 'The sheet with %{smart_count} product is downloaded. |||| The sheet with %{smart_count} products is downloaded.',
  },
  import: {
    title: 'Import Price Matrix',
    choose: 'Choose a file',
    choose_hint: 'An .xls or .xlsx file; you can also drop it here. Nothing is written before you confirm.',
    wrong_type: 'Please choose an .xls or .xlsx file.',
    other: 'Choose another file',
    process: 'Process',
    continue: 'Continue',
    done: 'repair prices updated success',
    failed: 'repair prices updated failed',
    canceled: 'The import was stopped.',
    partly:
      '%{done} of %{total} changes were sent, %{left} were not. Continue to send the others, or choose the same file again later: what is written already is left alone.',
    refused:
      '%{smart_count} service was left as it is. All the others are written. |||| %{smart_count} services were left as they are. All the others are written.',
  },
  preview: {
    title: 'What %{file} would change',
    exported: 'Exported on %{date}',
    not_dated: 'This sheet does not say when it was exported',
    unchanged: '%{smart_count} service stays as it is |||| %{smart_count} services stay as they are',
    invalid:
      '%{smart_count} cell cannot be read. Correct it in the sheet, then choose the file again: until then nothing can be processed. |||| %{smart_count} cells cannot be read. Correct them in the sheet, then choose the file again: until then nothing can be processed.',
    nothing: 'Nothing would change: the services are as the sheet says.',
    held_back: 'Nothing would change, unless you choose otherwise below.',
    kinds: 'What the sheet would do',
    /** Of a kind: how many are done, and how many are not. */
    kept: '%{done}, and %{smart_count} newer left alone',
    kept_deleted: '%{done}, and %{smart_count} deleted left alone',
    search: 'Search',
    found: '%{count} match |||| %{count} matches',
  },
  newer: {
    mark: 'Newer',
    text: 'Some services were created, changed or deleted since the sheet was exported. They stay as they are, unless you choose otherwise:',
    not_dated:
      'Without the time of its export nobody knows which services were changed or deleted since. They stay as they are, unless you choose otherwise:',
    overwriteNewer: 'Overwrite %{smart_count} newer service |||| Overwrite %{smart_count} newer services',
    recreateDeleted:
      'Create %{smart_count} deleted service again |||| Create %{smart_count} deleted services again',
    removeNewer: 'Remove %{smart_count} newer service |||| Remove %{smart_count} newer services',
  },
  kinds: {
    invalid: 'Invalid cells',
    update: 'To update',
    create: 'To create',
    remove: 'To remove',
    duplicate: 'Duplicates to remove',
    unknown: 'Unknown products',
    warning: 'Warnings',
  },
  columns: {
    service: 'Service',
    cost: 'Price',
    duration: 'Duration',
    warranty: 'Warranty',
    display_order: 'Display order',
    cell: 'Cell',
    value: 'Value',
    reason: 'Reason',
    product: 'Product',
    product_id: 'Product ID',
    deleted: 'Deleted',
    outcome: 'Outcome',
    changed: 'Changed',
  },
  duplicates: { stays: 'Stays', goes: 'Removed', inactive: 'inactive' },
  counts: { updated: 'Updated', created: 'Created', removed: 'Removed', of: '%{done} of %{total}' },
  removing: {
    title: 'Remove %{smart_count} service? |||| Remove %{smart_count} services?',
    text: '%{smart_count} service is no longer offered after this import. You can undo the import for one day. |||| %{smart_count} services are no longer offered after this import. You can undo the import for one day.',
    yes: 'Remove and process',
  },
  refused: {
    title: 'Left as they are',
    more: 'and %{smart_count} more',
    stale: 'Someone else changed it meanwhile. Export the sheet again to see how it is now.',
    invalid: 'The service refused its values.',
    missing: 'It no longer exists.',
    unanswered: 'The services did not say whether it was written.',
  },
  leave: {
    title: 'Stop the import?',
    text: 'The import is still writing. What is written stays; choose the same file again to write the rest, or undo the import.',
    leave: 'Stop and close',
    stay: 'Keep importing',
  },
  undo: {
    recent: 'Imports of the last day',
    button: 'Undo',
    title: 'Undo this import?',
    question:
      'Services put back as they were: %{restored}. Services that the import created and that are removed again: %{removed}. What was changed since is left alone.',
    yes: 'Undo the import',
    did: '%{updated} updated, %{created} created, %{removed} removed',
    until: 'can be undone until %{date}',
    undone: 'Undone on %{date}',
    done: 'The import is undone: %{restored} restored, %{removed} removed.',
    done_partly:
      'The import is undone: %{restored} restored, %{removed} removed, %{kept} left alone because they changed since.',
    kept: '%{smart_count} service changed again since the import and was left alone. |||| %{smart_count} services changed again since the import and were left alone.',
    already: 'This import is undone already.',
    too_late: 'This import is older than one day and can no longer be undone.',
  },
};
