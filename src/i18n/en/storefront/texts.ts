export const storefrontTexts = {
  title: 'Storefront texts',
  hint: 'The words of the storefront that were sent for translation. Without their French, visitors read them in English.',
  search: 'Search the texts',
  pending_only: 'Not translated yet only',
  count: '%{pending} of %{total} not translated yet',
  empty:
    'No words have been sent for translation yet. New texts of the Home, Business, Contact and Covid pages are sent when they are saved.',
  french_of: 'French of “%{word}”',
  unsaved: '%{smart_count} unsaved text |||| %{smart_count} unsaved texts',
  discard: 'Discard',
  more: 'Show more (%{smart_count} left)',
};
