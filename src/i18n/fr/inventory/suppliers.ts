import type { suppliers as english } from '../../en/inventory/suppliers.ts';

export const suppliers: typeof english = {
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
