import type * as english from '../../en/kit/list.ts';

export const list: typeof english.list = {
  min: '%{field} : du',
  max: '%{field} : au',
  filters: 'Filtres',
  clear: 'Effacer %{filter}',
  clear_all: 'Tout effacer',
  all: 'Tous',
  columns: 'Colonnes',
  actions: 'Actions',
  actions_of: 'Actions pour %{name}',
  edit: 'Modifier',
  view: 'Afficher',
  selected: '%{smart_count} ligne(s) sélectionnée(s)',
  select_all: 'Sélectionner toutes les lignes de cette page',
  select_matching: 'Sélectionner les %{total}',
  select_row: 'Sélectionner %{name}',
  unselect: 'Effacer la sélection',
  activate: 'Activer',
  delete: 'Supprimer',
  delete_title: 'Supprimer %{name} ?',
  delete_many_title: 'Supprimer %{smart_count} fiche ? |||| Supprimer %{smart_count} fiches ?',
  delete_question:
    'La suppression comprend les liens. Vous pourrez l’annuler juste après. |||| La suppression comprend les liens. Vous pourrez l’annuler juste après.',
  restored: 'Rétabli tel quel. |||| %{smart_count} fiches rétablies telles quelles.',
  restored_partly: 'Rétabli, mais sans ce qui n’existe plus : %{fields}',
  restore_failed: 'Le rétablissement a échoué.',
  deactivate: 'Désactiver',
  activate_many_title: 'Activer %{smart_count} fiche ? |||| Activer %{smart_count} fiches ?',
  deactivate_title: 'Désactiver %{name} ?',
  deactivate_many_title: 'Désactiver %{smart_count} fiche ? |||| Désactiver %{smart_count} fiches ?',
  activate_question: 'La clientèle et le personnel pourront de nouveau faire ce choix.',
  deactivate_question:
    'La fiche est conservée, mais ne peut plus être choisie avant d’être réactivée. |||| Les fiches sont conservées, mais ne peuvent plus être choisies avant d’être réactivées.',
  activated: '%{name} : de nouveau actif.',
  deactivated: '%{name} : désactivé.',
  undo: 'Annuler',
  changed: '%{smart_count} fiche mise à jour. |||| %{smart_count} fiches mises à jour.',
  changed_partly: '%{done} sur %{total} mises à jour. Les autres sont inchangées.',
  empty: 'Désolé, aucun résultat trouvé',
  rows_per_page: 'Lignes par page',
  range: '%{from}–%{to} sur %{total}',
  pagination: 'Pages',
  first_page: 'Première page',
  last_page: 'Dernière page',
  page_number: 'Page, sur %{last}',
  previous_page: 'Page précédente',
  next_page: 'Page suivante',
};

/** Changing a property of many records. */
export const bulk: typeof english.bulk = {
  update: 'Modifier : %{field}',
  way: 'Changement',
  ways: {
    set: 'Fixer à',
    sequence: 'Numéroter à partir de',
    increase: 'Augmenter de',
    decrease: 'Diminuer de',
    increase_percent: 'Augmenter en pourcentage de',
    decrease_percent: 'Diminuer en pourcentage de',
  },
  whole: 'Veuillez écrire un nombre entier à partir de 0',
  preview: 'Aperçu',
  now: 'Actuel',
  after: 'Nouveau',
  changing: '%{smart_count} sur %{total} à modifier.',
  missing: '%{smart_count} n’existe plus. |||| %{smart_count} n’existent plus.',
  more: 'et %{smart_count} de plus',
  go_on: 'Continuer',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
  undone: '%{smart_count} fiche rétablie. |||| %{smart_count} fiches rétablies.',
  undone_partly:
    '%{done} sur %{total} rétablies. Les autres ont été modifiées entre-temps et restent telles quelles.',
  refused: {
    stale: 'modifié entre-temps par quelqu’un d’autre, laissé tel quel',
    missing: 'n’existe plus',
    invalid: 'n’est pas permis',
  },
};

export const exporting: typeof english.exporting = {
  title: 'Exporter',
  csv: 'En CSV',
  xlsx: 'En Excel',
  json: 'En JSON',
  pdf: 'En PDF',
  progress: '%{done} lignes sur %{total}',
  running: 'Préparation du fichier…',
  cancel: 'Annuler l’exportation',
  canceled: 'Exportation annulée.',
  done: '%{smart_count} ligne exportée. |||| %{smart_count} lignes exportées.',
  letters_lost:
    'Exportation terminée, mais certains caractères ne peuvent pas être imprimés dans un PDF et sont remplacés par « ? ». Les formats CSV et Excel les conservent.',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
};

/** Marking records as read or unread. */
export const reading: typeof english.reading = {
  mark_read: 'Marquer comme lue',
  mark_unread: 'Marquer comme non lue',
  bulk: 'Actions groupées',
  bulk_read: 'Marquer comme lues',
  bulk_unread: 'Marquer comme non lues',
  all_read: 'Tout marquer comme lu',
  bulk_done: 'Mise à jour effectuée',
  select_one: 'Sélectionnez au moins un élément de la liste.',
};
