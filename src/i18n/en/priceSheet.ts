/** Why a price sheet, or a cell of it, cannot be read. */
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
    cost: 'This is not a price. Please write 89.99, or Call when there is none.',
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
