import type * as english from '../en/store.ts';

export const customers: typeof english.customers = {
  name: 'Client |||| Clients',
  messages: { created: 'La fiche client a été créée.', updated: 'La fiche client a été mise à jour.' },
};

export const locations: typeof english.locations = {
  name: 'Succursale |||| Succursales',
  messages: {
    created: 'La succursale a été créée',
    create_failed: 'La création de la succursale a échoué',
    updated: 'La succursale a été mise à jour',
    update_failed: 'La mise à jour de la succursale a échoué',
    section_created: 'La succursale a été créée.',
    section_updated: 'La succursale a été mise à jour.',
    load_failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
  },
};

export const staff: typeof english.staff = {
  name: 'Membre du personnel |||| Personnel',
  messages: {
    created: 'Le membre du personnel a été créé.',
    updated: 'Le membre du personnel a été mis à jour.',
    email_updated: 'Le courriel a été mis à jour',
  },
};

export const orders: typeof english.orders = {
  name: 'Commande |||| Commandes',
  messages: { created: 'La commande a été créée.' },
};

export const notifications: typeof english.notifications = {
  name: 'Notification |||| Notifications',
  messages: {
    updated: 'La notification a été mise à jour.',
    update_failed: 'Une erreur s’est produite, veuillez réessayer.',
  },
};

export const services: typeof english.services = {
  name: 'Service |||| Services',
  messages: {
    updated: 'Les réparations ont été mises à jour.',
    update_failed:
      'La mise à jour des prix a échoué, vérifiez que la grille de prix est remplie correctement',
  },
};

export const settings: typeof english.settings = {
  name: 'Paramètres du magasin',
  messages: {
    updated: 'Les paramètres du magasin ont été mis à jour.',
    update_failed: 'Une erreur s’est produite, veuillez réessayer.',
    load_failed: 'Le chargement de certaines ressources a échoué',
  },
};
