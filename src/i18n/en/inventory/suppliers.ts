export const suppliers = {
  name: 'Supplier |||| Suppliers',
  actions: { new: 'New Supplier', edit: 'Edit Supplier', view: 'View Supplier' },
  fields: {
    name: 'Name',
    contact: 'Contact Person',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    account_number: 'Our Account Number',
    lead_days: 'Days to Deliver',
    note: 'Note',
    is_voided: 'Active',
    created_date: 'Date Created',
  },
  inputs: { is_voided: 'Is Active' },
  filters: {
    name: 'Name',
    email: 'Email',
    only_enabled: 'Active status',
    'only_enabled.true': 'Active',
    'only_enabled.false': 'Inactive',
  },
};
