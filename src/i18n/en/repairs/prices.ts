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
    rows: 'Rows may be sorted and filtered; sorted by column B, those of a device stand together. Deleting all four rows of a device removes its services.',
  },
  stages: {
    loading: 'Loading devices and services…',
    reading: 'Reading the sheet…',
    comparing: 'Comparing it with your services…',
    checking: 'Looking for services that were deleted since…',
    writing: 'Writing…',
  },
  export: {
    title: 'Export Price Matrix',
    download: 'Download',
    all_active: 'All devices are active, and the sheet holds every one of them.',
    inactive:
      '%{smart_count} inactive device is left out. Its services stay as they are when the sheet is imported. |||| %{smart_count} inactive devices are left out. Their services stay as they are when the sheet is imported.',
    empty: 'There are no products yet. Create your products first, then export the sheet.',
    done: 'The sheet with %{smart_count} product is downloaded. |||| The sheet with %{smart_count} products is downloaded.',
  },
  import: {
    title: 'Import Price Matrix',
    done: 'repair prices updated success',
    failed: 'repair prices updated failed',
    left_unchanged:
      '%{smart_count} service was left as it is. All the others are written. |||| %{smart_count} services were left as they are. All the others are written.',
    undo: {
      question:
        'Services put back as they were: %{restored}. Services that the import created and that are removed again: %{removed}. What was changed since is left alone.',
      kept: '%{smart_count} service changed again since the import and was left alone. |||| %{smart_count} services changed again since the import and were left alone.',
    },
  },
  damaged: {
    text: 'The sheet names %{smart_count} device by an id that the store does not have, though it has a device of this name: its %{services} services would be removed. |||| The sheet names %{smart_count} devices by ids that the store does not have, though it has devices of these names: their %{services} services would be removed.',
    name: 'Take them by their names',
    removed: 'Remove their services',
    about: '%{smart_count} service would be removed |||| %{smart_count} services would be removed',
  },
  doubts: {
    text: 'The unit of %{smart_count} warranty was read as another one; its row is marked. |||| The units of %{smart_count} warranties were read as other ones; their rows are marked.',
    settled: 'I have looked at them, they are right',
    mark: 'Unit in doubt',
  },
  renames: {
    text: 'These services stand under another name in the sheet. Renamed, they keep their pictures and parts, and the inactive ones stay inactive.',
    rename:
      'Rename “%{from}” to “%{to}” for %{smart_count} device |||| Rename “%{from}” to “%{to}” for %{smart_count} devices',
    differing: '%{smart_count} of them with other terms too |||| %{smart_count} of them with other terms too',
  },
  preview: {
    exported: 'Exported on %{date}',
    not_dated: 'This sheet does not say when it was exported',
    unchanged: '%{smart_count} service stays as it is |||| %{smart_count} services stay as they are',
    invalid:
      '%{smart_count} cell cannot be read. Correct it in the sheet, then choose the file again: until then nothing can be processed. |||| %{smart_count} cells cannot be read. Correct them in the sheet, then choose the file again: until then nothing can be processed.',
    unclear:
      'A header cannot be read: whether the sheet still has %{smart_count} service is not known. |||| A header cannot be read: whether the sheet still has %{smart_count} services is not known.',
    nothing: 'Nothing would change: the services are as the sheet says.',
    held_back: 'Nothing would change, unless you choose otherwise below.',
    /** Done and not done changes of one kind. */
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
    unclear: 'In question',
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
  removing: {
    title: 'Remove %{smart_count} service? |||| Remove %{smart_count} services?',
    text: '%{smart_count} service is no longer offered after this import. You can undo the import for one day. |||| %{smart_count} services are no longer offered after this import. You can undo the import for one day.',
    pictures:
      'The picture of %{smart_count} of them is lost. |||| The pictures of %{smart_count} of them are lost.',
    inactive:
      '%{smart_count} of them is inactive; created again, it is active. |||| %{smart_count} of them are inactive; created again, they are active.',
    parts:
      'The parts that %{smart_count} of them needs are lost. |||| The parts that %{smart_count} of them need are lost.',
    taxes:
      'The tax class of %{smart_count} of them is lost. |||| The tax classes of %{smart_count} of them are lost.',
    duplicates: '%{smart_count} of them is a duplicate. |||| %{smart_count} of them are duplicates.',
    share: 'These are %{removed} of %{all} services: %{share} of all that the store offers.',
    type: 'Type %{smart_count} to remove them',
    yes: 'Remove and process',
  },
};

/** Reasons why a price sheet or a cell cannot be read. */
export const priceSheet = {
  errors: {
    empty_file: 'The file is empty.',
    empty_sheet: 'The first sheet of the file is empty.',
    file_size: 'The file is larger than %{limit} MB.',
    not_spreadsheet: 'This is not an .xls or .xlsx file, whatever its name says.',
    damaged: 'The file is damaged or incomplete, or it is not a spreadsheet. Please export the sheet again.',
    encrypted: 'The file is protected by a password. Please save it without one.',
    too_large:
      'The sheet is too large: there may be %{rows} rows, %{columns} columns and %{cells} filled cells. Please delete the rows and columns that are not in use.',
    too_large_inside: 'The file holds far more data than a price sheet. Please export the sheet again.',
    too_many:
      'A sheet holds at most %{products} devices and %{services} services, and %{cells} cells: there are more than that.',
    newer_format: 'The sheet was exported by a later version. Please reload the page and try again.',
    cut_off:
      'An .xls file holds 256 columns, and this one uses all of them: services may have been cut off. Please save the sheet as .xlsx.',
    no_header: 'The first row with the service names is missing.',
    no_products:
      'No device was found in column A. The uploaded sheet must come from the product’s own export.',
    other_store:
      'None of the devices in this sheet is in your store: it comes from another store, or it is no price sheet.',
    sheet_in_front:
      'The first sheet of the file, “%{sheet}”, holds no device of your store, and only the first one is read. Please move the price sheet to the front.',
    no_services:
      'The sheet holds no service at all. Nothing was compared, so that nothing can be removed by it.',
    failed: 'The sheet could not be processed. Please try again.',
  },
  reasons: {
    cell_error: 'The cell shows an error.',
    formula_without_value:
      'The formula was never calculated. Please open and save the sheet in a spreadsheet.',
    cell_boolean: 'TRUE and FALSE mean nothing here.',
    cell_date:
      'The spreadsheet made a date or a time of it. Please format the cell as text and type it again.',
    cell_percent: 'This is a percentage.',
    cell_merged: 'Cells are merged here. Please unmerge them and fill each one.',
    title_empty: 'The column is filled and has no service name. Merged header cells must be unmerged.',
    title_long: 'A service name has at most 200 characters.',
    title_duplicate: 'Service names must be unique; this one stands in another column already.',
    block_rows: 'The device above has fewer than four rows.',
    block_order: 'The rows of a device must be price, duration, warranty and display order, in this order.',
    product_duplicate: 'This device stands further up in the sheet already.',
    row_without_product: 'The row belongs to no device: there is no product ID in column A.',
    row_label: 'Column B does not end with what the row holds: Price, Duration, Warranty or Display order.',
    row_duplicate: 'This row of the device stands further up in the sheet already.',
    missing_price: 'The row with the prices of this device is missing.',
    missing_duration: 'The row with the durations of this device is missing.',
    missing_warranty: 'The row with the warranties of this device is missing.',
    missing_display_order: 'The row with the display orders of this device is missing.',
    name_of_other: 'Columns A and B of this row name different devices.',
    cost: 'This is not a price. Please write 89.99, or Call when there is none.',
    cost_ambiguous:
      'This could be read in two ways, as thousands or with decimals. Please write 1299.00 or 1.30.',
    cost_negative: 'A price cannot be negative.',
    cost_maximum: 'A price is at most 9,999,999.',
    cost_rounded: 'The price is rounded to cents.',
    duration_required: 'The duration is missing. To remove the service, clear all four cells.',
    duration_long: 'A duration has at most 100 characters.',
    warranty: 'This is not a warranty. Please write 1 Month, 90 Days, 1 Year, Lifetime or No warranty.',
    warranty_unit: 'The unit is missing. Please write 1 Month, 90 Days or 1 Year.',
    warranty_range: 'A warranty is 1 to 10,000.',
    warranty_as_day: 'The word is not known, and is read as days.',
    warranty_as_month: 'The word is not known, and is read as months.',
    warranty_as_year: 'The word is not known, and is read as years.',
    display_order: 'A display order is a number from 0 to 1,000,000.',
    display_order_empty: 'The display order is missing, and becomes 0.',
  },
};
