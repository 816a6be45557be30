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
  figures: {
    sales: {
      title: 'Ventes aujourd’hui',
      note: 'Avant taxes; il y a une semaine %{amount}',
      series: 'Ventes',
      chart: 'Ventes des 14 derniers jours',
    },
    orders: { title: 'Commandes ouvertes', series: 'Commandes', chart: 'Commandes ouvertes par état' },
    tills: {
      title: 'Caisses ouvertes',
      note: '%{cash} en espèces',
      series: 'Espèces',
      chart: 'Espèces dans les caisses ouvertes',
      none: 'Aucune caisse n’est ouverte.',
    },
    low_stock: { title: 'Stock bas', series: 'Bas', chart: 'Stock bas par type' },
    repairs: {
      title: 'Réparations dues aujourd’hui',
      note: '%{smart_count} en retard',
      series: 'Dues',
      chart: 'Réparations dues ces 7 prochains jours',
    },
    devices: {
      title: 'Appareils prêts à reprendre',
      series: 'Appareils',
      chart: 'Appareils sur des billets',
      kinds: { READY: 'Prêts', LATE: 'En retard', WAITING: 'En attente', TODAY: 'Reçus aujourd’hui' },
    },
  },
  none: {
    quotes: 'Aucune soumission n’a été demandée aujourd’hui.',
    appointments: 'Il n’y a aucun rendez-vous aujourd’hui.',
  },
};
