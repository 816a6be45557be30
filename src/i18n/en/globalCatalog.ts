const fields = {
  id: 'ID',
  name: 'Name',
  slug: 'Slug',
  img_src: 'Image',
  img_alt: 'Image description',
  is_voided: 'Out of use',
  created_date: 'Date Created',
  duplicates: 'Possible Duplicates',
  adopted: 'In your catalog',
  is_hidden: 'Hidden',
};

const filters = {
  name: 'Name',
  min_created_date: 'Created from',
  max_created_date: 'Created to',
};

const row_actions = { edit: 'View', view: 'View' };
const messages = { load_failed: 'Failed to load some resources, please try again.' };

export const globalProducts = {
  name: 'Global Product |||| Global Products',
  actions: { view: 'Global Product' },
  row_actions,
  fields: {
    ...fields,
    other_name: 'Other Name',
    brand_id: 'Brand',
    brand: 'Brand',
    model_number: 'Model Number',
  },
  filters: { ...filters, brand_id: 'Brand', include_rejected_catalog_products: 'Include Hidden Products' },
  messages,
};

export const globalBrands = {
  name: 'Global Brand |||| Global Brands',
  actions: { view: 'Global Brand' },
  row_actions,
  fields: { ...fields, parent_id: 'Parent ID', display_order: 'Display Order' },
  filters: { ...filters, include_rejected_catalog_brands: 'Include Hidden Brands' },
  messages,
};

export const globalCatalog = {
  actions: 'Actions',
  import: 'Import',
  hide: 'Hide',
  show: 'Show Again',
  no_duplicates: 'None',
  new_tab: '%{name}, opens in a new tab',
  failed: 'Something went wrong, please try again.',
  products: {
    imported: 'Products imported successfully',
    hidden: 'Products hidden successfully',
    shown: 'Products are shown again',
    import_title: 'Import Products',
    import_question: 'Do you want to import the selected products into your catalog?',
    import_note:
      'product matching is done using slugs, your store might already have these products, verify to avoid duplicates',
    hide_title: 'Hide Products',
    hide_question: 'Do you want to hide the selected products?',
    importing: 'Import of %{count} product |||| Import of %{count} products',
  },
  brands: {
    imported: 'Brands imported successfully',
    hidden: 'Brands hidden successfully',
    shown: 'Brands are shown again',
    import_title: 'Import Brands',
    import_question: 'Do you want to import the selected brands into your catalog?',
    import_note:
      'brand matching is done using slugs, your store might already have these brands, verify to avoid duplicates',
    hide_title: 'Hide Brands',
    hide_question: 'Do you want to hide the selected brands?',
    importing: 'Import of %{count} brand |||| Import of %{count} brands',
  },
  summary: {
    title: 'What will happen',
    loading: 'Comparing with your catalog…',
    created: '%{count} will be created.',
    existing: '%{count} exists already and stays as it is. |||| %{count} exist already and stay as they are.',
    duplicates: '%{count} may be a duplicate. |||| %{count} may be duplicates.',
    missing:
      '%{count} is no longer in the global catalog. |||| %{count} are no longer in the global catalog.',
    list_existing: 'What exists already',
    list_duplicates: 'Possible duplicates',
    item: 'Item',
    of: 'In your catalog',
    because: 'Why',
    more: 'Show %{count} more',
    reasons: {
      GLOBAL_ID: 'imported before',
      SLUG: 'same slug',
      MODEL_NUMBER: 'same brand and model number',
      NAME: 'similar name',
    },
    choice: 'What becomes of possible duplicates',
    choices: {
      LEAVE_OUT: 'Leave them out',
      CREATE: 'Create them all the same',
      LINK: 'They are the ones in my catalog: remember that and create nothing',
    },
  },
  progress: {
    recent: 'My imports',
    label: 'Items that had their turn',
    cancel: 'Cancel the rest',
    queued: 'Begins in a moment.',
    running: '%{done} of %{total}. It goes on when this is closed.',
    done: 'Done: %{counts}.',
    failed: 'Given up: %{counts}.',
    cancelled: 'Cancelled: %{counts}.',
    nothing: 'nothing was imported',
    counts: {
      created: '%{count} created',
      existing: '%{count} existed already',
      linked: '%{count} taken for existing ones',
      left_out: '%{count} left out as a possible duplicate |||| %{count} left out as possible duplicates',
      missing: '%{count} no longer there',
    },
  },
};
