import type * as english from '../en/store.ts';

export const customers: typeof english.customers = {
  name: 'Client |||| Clients',
  messages: { created: 'La fiche client a été créée.', updated: 'La fiche client a été mise à jour.' },
};

export const orders: typeof english.orders = {
  name: 'Commande |||| Commandes',
  messages: { created: 'La commande a été créée.' },
};

export const services: typeof english.services = {
  name: 'Service |||| Services',
  messages: {
    updated: 'Les réparations ont été mises à jour.',
    update_failed:
      'La mise à jour des prix a échoué, vérifiez que la grille de prix est remplie correctement',
  },
};
