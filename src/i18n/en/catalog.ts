const created = {
  created_date: 'Date Created',
  min_created_date: 'Created from',
  max_created_date: 'Created to',
};

export const brands = {
  name: 'Brand |||| Brands',
  actions: { new: 'New Brand', edit: 'Edit Brand', view: 'View Brand' },
  fields: {
    id: 'ID',
    parent_id: 'Parent ID',
    name: 'Name',
    slug: 'Slug',
    img_src: 'Image',
    img_alt: 'Image description',
    menu_order: 'Menu order',
    display_order: 'Display Order',
    is_voided: 'Enabled',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Is Enabled' },
  filters: {
    ...created,
    name: 'Name',
    only_enabled: 'Enabled status',
    'only_enabled.true': 'Enabled',
    'only_enabled.false': 'Disabled',
  },
  errors: { 'img_src.required': 'Please upload the brand image.' },
  messages: {
    created: 'Brand created successfully.',
    create_failed: 'Failed to create brand, please try again',
    updated: 'Brand updated successfully.',
    update_failed: 'Failed to update brand, please try again',
    load_failed: 'Failed to load some resources, please try again.',
  },
};

export const categories = {
  name: 'Category |||| Categories',
  actions: { new: 'New Category', edit: 'Edit Category', view: 'View Category' },
  fields: {
    id: 'ID',
    name: 'Name',
    slug: 'Slug',
    img_src: 'Image',
    img_alt: 'Image description',
    products: 'Products',
    products_count: 'Number of Products',
    menu_order: 'Menu Order',
    display_order: 'Display Order',
    is_voided: 'Active',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Is Active' },
  filters: {
    ...created,
    name: 'Name',
    has_products: 'Products',
    'has_products.true': 'With products',
    'has_products.false': 'Without products',
  },
  errors: {},
  messages: {
    created: 'Category created successfully.',
    create_failed: 'Failed to create category, please try again',
    updated: 'Category updated successfully.',
    update_failed: 'Failed to update category, please try again',
    load_failed: 'Failed to load some resources, please try again.',
    deleted: 'Successfully deleted.',
  },
};

export const products = {
  name: 'Product |||| Products',
  actions: { new: 'New Product', edit: 'Edit Product', view: 'View Product' },
  fields: {
    id: 'ID',
    name: 'Name',
    other_name: 'Other Name',
    slug: 'Slug',
    img_src: 'Image',
    img_alt: 'Image description',
    brand_id: 'Brand',
    brand: 'Brand',
    categories: 'Categories',
    model_number: 'Model Number',
    sku: 'SKU',
    status: 'Status',
    short_description: 'Short Description',
    description: 'Description',
    tax_class: 'Tax Class',
    shipping_required: 'Shipping Required',
    display_order: 'Display Order',
    is_voided: 'Active',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Is Active' },
  filters: { ...created, name: 'Name', brand_id: 'Brand', category_id: 'Category' },
  values: {
    'status.PUBLISHED': 'Published',
    'status.DRAFT': 'Draft',
    'status.PRIVATE': 'Private',
    'status.PENDING': 'Pending',
  },
  errors: { 'img_src.required': 'Please upload the product image.' },
  messages: {
    created: 'Product created successfully.',
    create_failed: 'Failed to create product, please try again',
    updated: 'Product updated successfully.',
    update_failed: 'Failed to update product, please try again',
    load_failed: 'Failed to load some resources, please try again.',
  },
};

export const globalCatalog = {
  products: {
    imported: 'Products imported successfully',
    hidden: 'Products hidden successfully',
  },
  brands: {
    imported: 'Brands imported successfully',
    hidden: 'Brands hidden successfully',
  },
  failed: 'Something went wrong, please try again.',
};
