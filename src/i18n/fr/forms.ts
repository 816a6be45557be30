import type { dialog as englishDialog, image as englishImage, picker as englishPicker } from '../en/forms.ts';

export const dialog: typeof englishDialog = {
  new: 'Ajouter : %{name}',
  edit: 'Modifier : %{name}',
  view: '%{name}',
  create: 'Créer',
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  yes: 'Oui',
  no: 'Non',
  saving: 'Enregistrement…',
  loading: 'Chargement…',
  optional: 'facultatif',
  read_only: 'Vous pouvez consulter cette fiche, mais pas la modifier.',
  invalid: 'Veuillez vérifier le champ indiqué. |||| Veuillez vérifier les champs indiqués.',
  unchanged: 'Rien n’a encore été modifié.',
  other_errors: 'La fiche n’a pas été enregistrée :',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie n’a pas été enregistrée.',
    leave: 'Quitter',
    stay: 'Continuer la saisie',
  },
  stale: {
    title: 'Modifiée par quelqu’un d’autre',
    text: 'Cette fiche a été modifiée pendant votre saisie. Vous pouvez charger la nouvelle version, ou conserver la vôtre et l’enregistrer par-dessus.',
    reload: 'Charger la nouvelle version',
    keep: 'Conserver la mienne',
  },
  draft: {
    restored: 'Votre saisie précédente a été rétablie.',
    discard: 'L’abandonner',
  },
};

export const image: typeof englishImage = {
  label: 'Image',
  choose: 'Choisir une image',
  drop: 'ou la déposer ici',
  hint: 'PNG, JPEG, WebP, GIF ou AVIF, jusqu’à %{limit} Mo',
  preview: 'Aperçu',
  replace: 'Remplacer l’image',
  remove: 'Retirer l’image',
  too_big: 'L’image doit faire au plus %{limit} Mo',
  wrong_type: 'Veuillez choisir une image PNG, JPEG, WebP, GIF ou AVIF',
  empty: 'Le fichier est vide',
  broken: 'L’image n’a pas pu être affichée',
};

export const picker: typeof englishPicker = {
  type_more: 'Saisissez au moins %{limit} caractères',
  searching: 'Recherche…',
  none: 'Aucun résultat',
  clear: 'Effacer',
  open: 'Ouvrir',
  close: 'Fermer',
  remove: 'Retirer %{name}',
  failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
};
