export const storefrontTexts = {
  title: 'Storefront texts',
  hint: 'The words of the storefront in both languages. Without their French, visitors read them in English.',
  search: 'Search the texts',
  pending_only: 'Not translated yet only',
  count: '%{pending} of %{total} not translated yet',
  empty:
    'There are no words on the storefront yet. What is written in the Configurations and on the pages of the locations is listed here.',
  french_of: 'French of “%{word}”',
  unsaved: '%{smart_count} unsaved text |||| %{smart_count} unsaved texts',
  discard: 'Discard',
  more: 'Show more (%{smart_count} left)',
  places: 'In: %{places}',
  done: 'Done',
};
