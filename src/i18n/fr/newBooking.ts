import type { newBooking as englishNewBooking, quotes as englishQuotes } from '../en/newBooking.ts';
import { appointments } from './dashboard.ts';

export const quotes: typeof englishQuotes = {
  ...appointments,
  name: 'Soumission |||| Soumissions',
  actions: { new: 'Nouvelle soumission', edit: 'Soumission', view: 'Soumission' },
  columns: { name: 'Nom', status: 'État' },
  fields: { ...appointments.fields, start_date: appointments.fields.selected_date },
  filters: { quote_status: 'État' },
  messages: {
    created: 'La soumission a été envoyée',
    create_failed: 'La soumission n’a pas pu être envoyée',
    updated: 'La soumission a été mise à jour',
    update_failed: 'Une erreur est survenue',
    load_failed: 'Certaines ressources n’ont pas pu être chargées, veuillez réessayer.',
  },
};

export const newBooking: typeof englishNewBooking = {
  title: { APPOINTMENT: 'Nouveau rendez-vous', QUOTE: 'Envoyer une soumission' },
  submit: { APPOINTMENT: 'Fixer le rendez-vous', QUOTE: 'Envoyer la soumission' },
  brand: 'Marque',
  device: 'Appareil',
  title_search: 'Titre de la réparation',
  repairs: 'Réparations',
  failed: 'Les réparations n’ont pas pu être chargées',
  none: 'Aucune réparation ne correspond. Essayez un autre appareil ou un autre titre.',
  selected: 'Réparations choisies',
  selected_count: '%{smart_count} réparation choisie |||| %{smart_count} réparations choisies',
  no_drop_off:
    'Le magasin n’offre aucun mode de remise : rien ne peut être réservé. Activez-en un dans les paramètres de la page Services.',
  none_selected: 'Choisissez au moins une réparation dans la liste ci-dessus.',
  remove: 'Retirer %{name}',
  clear: {
    button: 'Effacer',
    title: 'Effacer le formulaire ?',
    text: 'Ce que vous avez saisi et les réparations choisies seront retirés.',
    keep: 'Le conserver',
  },
};
