import type * as english from '../en/dashboard.ts';

export const dashboard: typeof english.dashboard = {
  title: 'Tableau de bord',
  greeting: 'Bonjour %{name}',
  appointments_today: 'Rendez-vous aujourd’hui |||| Rendez-vous aujourd’hui',
  cancelled: '%{smart_count} annulé |||| %{smart_count} annulés',
  quotes_today: 'Soumission aujourd’hui |||| Soumissions aujourd’hui',
  quotes: 'Soumissions',
  services: 'Nombre de services',
  appointments: 'Rendez-vous',
  none: {
    quotes: 'Aucune soumission n’a été demandée aujourd’hui.',
    appointments: 'Il n’y a aucun rendez-vous aujourd’hui.',
  },
};
