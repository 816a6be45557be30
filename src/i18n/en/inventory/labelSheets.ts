/** Labels of items and devices. */
export const itemLabels = {
  print_row: 'Print label',
  print_received: 'Print labels',
  print_selected: 'Print labels',
  file: 'labels',
  title: '%{smart_count} label |||| %{smart_count} labels',
  paper: 'Paper',
  papers: {
    label: 'Label, 4 x 6 inches',
    letter30: 'Letter, 30 labels (Avery 5160)',
    a4x24: 'A4, 24 labels (Avery L7159)',
  },
  copies: 'Copies of each',
  copies_wrong: 'A number from 1 to %{limit}',
  first: 'Begin at',
  place: 'Row %{row}, column %{column}',
  preview: 'The first page as it will be printed',
  preparing: 'Preparing the labels…',
  failed: 'The labels could not be prepared. Check the connection and try again.',
  replaced: 'Letters that this printer font does not have are printed as “?”. The codes are complete.',
  without:
    'The code of %{names} does not fit this paper as bars; it is printed as text. |||| The codes of %{names} … do not fit this paper as bars; they are printed as text.',
  download: 'Download',
  print: 'Print',
  serial: 'S/N',
  imei: 'IMEI',
};
