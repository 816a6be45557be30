import type { board as en } from '../../en/tickets/board.ts';

export const board: typeof en = {
  title: 'Tableau',
  column: 'Colonne',
  by: { title: 'Colonnes par', state: 'État', technician: 'Technicien', promised: 'Jour promis' },
  count: '%{smart_count} appareil |||| %{smart_count} appareils',
  first: 'Les %{shown} plus urgents de %{smart_count} appareils. Les filtres montrent les autres.',
  none: 'Aucun appareil',
  nobody: 'Personne',
  days: {
    LATE: 'En retard',
    TODAY: 'Aujourd’hui',
    TOMORROW: 'Demain',
    LATER: 'Plus tard',
    NONE: 'Rien de promis',
  },
  promised: 'pour le %{date}',
  late: 'en retard : %{date}',
  select: 'Sélectionner nº %{number} %{name}',
  move: 'Étapes de nº %{number} %{name}',
  keys: 'Les flèches passent d’un appareil à l’autre, Entrée ouvre, M montre les étapes.',
  refused: {
    right: 'Vous ne pouvez pas déplacer cet appareil.',
    assign: 'Vous ne pouvez pas attribuer d’appareils à d’autres.',
    no_step: 'Aucune étape ne mène de « %{from} » à « %{to} ».',
    waiting: 'Aucune étape ne mène de « %{from} » à « %{to} ». Le travail reprend à « %{resume} ».',
  },
};
