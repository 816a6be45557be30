import type * as english from '../../en/kit/form.ts';

export const dialog: typeof english.dialog = {
  send: 'Envoyer le formulaire',
  send_key: 'Ctrl+Entrée',
  new: 'Ajouter : %{name}',
  edit: 'Modifier : %{name}',
  view: 'Consulter : %{name}',
  create: 'Créer',
  save: 'Enregistrer',
  update: 'Mettre à jour',
  edit_button: 'Modifier',
  cancel: 'Annuler',
  back: 'Retour',
  close: 'Fermer',
  dismiss: 'Fermer l’avis',
  loading: 'Chargement…',
  read_only: 'Vous pouvez consulter cette fiche, mais pas la modifier.',
  to_fill: 'À vérifier : %{fields}',
  slug_changed: 'Les liens vers « %{slug} » ne fonctionneront plus',
  other_errors: 'La fiche n’a pas été enregistrée :',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie n’a pas été enregistrée.',
    leave: 'Quitter',
    stay: 'Continuer la saisie',
  },
  stale: {
    title: 'Quelqu’un d’autre a enregistré cette fiche entre-temps.',
    by: '%{name} a modifié cette fiche %{time}.',
    text: 'Votre saisie est conservée. Chargez l’autre version, vérifiez-la, puis enregistrez de nouveau.',
    load: 'Charger l’autre version',
    merged: 'L’autre version est chargée. Enregistrez pour y ajouter vos modifications.',
    conflicts: 'Vous avez tous deux modifié ces champs. Choisissez la version à enregistrer :',
    step: 'Votre saisie est conservée, et l’autre version est affichée : vérifiez-la avant de continuer.',
    mine: 'La vôtre :',
    theirs: 'La leur :',
  },
  draft: {
    restored: 'Votre saisie précédente a été rétablie.',
    sent: 'L’enregistrement était en cours quand la page a été quittée : vérifiez qu’il n’existe pas déjà avant d’enregistrer de nouveau.',
    merged: 'Quelqu’un d’autre a enregistré depuis : vos modifications ont été ajoutées aux siennes.',
    discard: 'L’abandonner',
  },
};

export const color: typeof english.color = { pick: 'Choisir une couleur : %{field}' };

export const image: typeof english.image = {
  choose: 'Choisir une image',
  hint: 'PNG, JPEG, WebP, GIF ou SVG, jusqu’à %{limit} Mo',
  preview: 'Aperçu',
  replace: 'Remplacer l’image',
  remove: 'Retirer l’image',
  too_big: 'L’image doit faire au plus %{limit} Mo',
  wrong_type: 'Veuillez choisir une image PNG, JPEG, WebP, GIF ou SVG',
  empty: 'Le fichier est vide',
  broken: 'L’image n’a pas pu être affichée',
};

export const picker: typeof english.picker = {
  type_more: 'Saisissez au moins %{limit} caractère |||| Saisissez au moins %{limit} caractères',
  searching: 'Recherche…',
  none: 'Aucun résultat',
  clear: 'Effacer',
  open: 'Ouvrir',
  close: 'Fermer',
  remove: 'Retirer %{name}',
  failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
};
