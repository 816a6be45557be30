import { origins, outcomes, states } from './words.ts';

/** Tickets, devices and the work on them. */
export const bench = {
  states,
  outcomes,
  origins,
  own_stock: 'Le magasin',
  of_ticket: { title: 'Appareils', none: 'Aucun appareil n’est sur ce billet.' },
  of_device: { title: 'Billets', none: 'L’appareil n’était encore sur aucun billet.' },
  of_customer: { title: 'Billets', none: 'Aucun billet.' },
  customer_devices: { title: 'Appareils', none: 'Aucun appareil.' },
  movements: { title: 'Mouvements de stock', none: 'L’appareil n’a jamais été en stock.' },
  owners: { title: 'Propriétaires', none: 'Aucun propriétaire n’est connu.', nobody: 'Personne de connu' },
  new_devices: {
    title: 'Appareils',
    about: 'Ce que le client laisse ici.',
    none: 'Aucun appareil à ajouter.',
    add: 'Ajouter un appareil',
    remove: 'Retirer %{name}',
    known: 'Appareil connu (nom, numéro ou propriétaire)',
    name: 'Nouvel appareil',
    serial: 'Numéro de série ou IMEI',
    problem: 'Quel est le problème?',
  },
  events: {
    title: 'Chronologie',
    none: 'aucun',
    of_device: '%{device} : %{text}',
    CREATED: 'Billet créé (%{to})',
    DEVICE_ADDED: 'reçu',
    STATE: '%{from} → %{to}',
    OUTCOME: 'issue %{from} → %{to}',
    TECHNICIAN: 'technicien %{from} → %{to}',
    SHELF: 'tablette %{from} → %{to}',
    PROMISED: 'Promis pour %{to} (avant : %{from})',
    SERVICE: 'prestations : %{from} → %{to}',
  },
};
