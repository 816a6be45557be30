export const en = {
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

export const fr: typeof en = {
  name: 'Fournisseur |||| Fournisseurs',
  actions: {
    new: 'Nouveau fournisseur',
    edit: 'Modifier le fournisseur',
    view: 'Consulter le fournisseur',
  },
  fields: {
    name: 'Nom',
    contact: 'Personne-ressource',
    email: 'Courriel',
    phone: 'Téléphone',
    website: 'Site Web',
    account_number: 'Notre numéro de compte',
    lead_days: 'Jours de livraison',
    note: 'Remarque',
    is_voided: 'Actif',
    created_date: 'Date de création',
  },
  inputs: { is_voided: 'Est actif' },
  filters: {
    name: 'Nom',
    email: 'Courriel',
    only_enabled: 'État',
    'only_enabled.true': 'Actif',
    'only_enabled.false': 'Inactif',
  },
};
