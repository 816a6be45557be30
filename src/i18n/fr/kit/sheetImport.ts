import type * as english from '../../en/kit/sheetImport.ts';

export const sheetImport: typeof english.sheetImport = {
  choose: 'Choisir un fichier',
  choose_hint:
    'Un fichier .xls ou .xlsx ; vous pouvez aussi le déposer ici. Rien n’est écrit avant votre confirmation.',
  wrong_type: 'Veuillez choisir un fichier .xls ou .xlsx.',
  other: 'Choisir un autre fichier',
  match: {
    title: 'Associer les colonnes',
    hint: 'Les en-têtes de %{file} ne disent pas ce qu’est chaque colonne. Choisissez-le pour chacune.',
    none: 'Ne pas importer',
    unnamed: 'Colonne %{column}, sans en-tête',
    empty: 'Aucune valeur',
    missing: 'Obligatoire : %{columns}',
    repeated: 'Choisi plusieurs fois : %{columns}',
  },
  preview: 'Ce que %{file} changerait',
  kinds: 'Ce que la feuille ferait',
  process: 'Traiter',
  stages: {
    reading: 'Lecture de la feuille…',
    writing: 'Écriture…',
    retrying: 'La connexion a été perdue. Nouvel essai…',
    stopping: 'Arrêt après ce lot…',
    done: 'Terminé.',
  },
  counts: { updated: 'Mis à jour', created: 'Créés', removed: 'Retirés', of: '%{done} sur %{total}' },
  leave: {
    title: 'Arrêter l’importation ?',
    text: 'L’importation est en cours d’écriture. Ce qui est écrit le reste ; choisissez de nouveau le même fichier pour écrire la suite, ou annulez l’importation.',
    leave: 'Arrêter et fermer',
    stay: 'Poursuivre l’importation',
  },
  done: 'La feuille est importée : %{smart_count} changement. |||| La feuille est importée : %{smart_count} changements.',
  failed: 'Tout n’a pas été importé.',
  canceled: 'L’importation a été arrêtée.',
  partly:
    '%{done} changements sur %{total} ont été envoyés, %{left} ne l’ont pas été. Continuez pour envoyer les autres, ou choisissez de nouveau le même fichier plus tard : ce qui est déjà écrit reste tel quel.',
  left_unchanged:
    '%{smart_count} ligne est restée telle quelle. Toutes les autres sont écrites. |||| %{smart_count} lignes sont restées telles quelles. Toutes les autres sont écrites.',
  continue: 'Continuer',
  refused: {
    title: 'Restés tels quels',
    more: 'et %{smart_count} de plus',
    stale:
      'Quelqu’un d’autre l’a modifié entre-temps. Exportez de nouveau la feuille pour voir son état actuel.',
    invalid: 'Le service a refusé ses valeurs.',
    missing: 'Il n’existe plus.',
    unanswered: 'Les services n’ont pas indiqué s’il a été écrit.',
  },
  undo: {
    past: 'Importations passées',
    older: 'Afficher les précédentes',
    button: 'Annuler l’importation',
    title: 'Annuler cette importation ?',
    question:
      'Rétablis tels qu’ils étaient : %{restored}. Créés par l’importation et retirés : %{removed}. Ce qui a changé depuis reste tel quel.',
    yes: 'Annuler l’importation',
    did: '%{updated} mis à jour, %{created} créés, %{removed} retirés',
    until: 'annulable jusqu’au %{date}',
    undone: 'Annulée le %{date}',
    done: 'L’importation est annulée : %{restored} rétablis, %{removed} retirés.',
    done_partly:
      'L’importation est annulée : %{restored} rétablis, %{removed} retirés, %{kept} laissés tels quels car ils ont changé depuis.',
    kept: '%{smart_count} ligne a de nouveau changé depuis l’importation et reste telle quelle. |||| %{smart_count} lignes ont de nouveau changé depuis l’importation et restent telles quelles.',
    already: 'Cette importation est déjà annulée.',
    too_late: 'Cette importation date de plus d’un jour et ne peut plus être annulée.',
  },
};
