import type * as english from '../../en/kit/views.ts';

export const views: typeof english.views = {
  title: 'Vues',
  changed: 'modifiée',
  save: 'Enregistrer',
  save_new: 'Enregistrer une nouvelle vue…',
  save_view: 'Enregistrer la vue…',
  reset: 'Rétablir',
  new_title: 'Enregistrer la vue',
  edit: 'Renommer et partager…',
  edit_title: 'Vue %{name}',
  opens_first: 'Ouvrir cette liste ainsi',
  default_of: {
    ROLE: 'Ouvrir ainsi pour le rôle',
    STORE: 'Ouvrir ainsi pour tout le monde',
  },
  copy_link: 'Copier le lien',
  link_copied: 'Le lien est copié.',
  link_failed: 'Le lien n’a pas pu être copié. Copiez plutôt l’adresse de la page.',
  move_left: 'Déplacer à gauche',
  move_right: 'Déplacer à droite',
  saved: 'Vue « %{name} » enregistrée.',
  deleted: 'Vue « %{name} » supprimée.',
  failed: 'La vue n’a pas été enregistrée. Veuillez réessayer.',
  missing:
    'La vue de cette adresse n’existe plus ou n’est pas partagée avec vous. La liste montre ce que dit l’adresse.',
  gone: 'Cette vue nomme ce que la liste n’a plus ou ce que vous ne pouvez pas voir. Elle est affichée sans : %{names}',
  stale: {
    title: 'Quelqu’un d’autre a modifié « %{name} » entre-temps.',
    text: 'Rien n’est encore enregistré. Enregistrez votre version à la place de la sienne, ou affichez la sienne et renoncez à vos modifications.',
    mine: 'Enregistrer la mienne',
    theirs: 'Afficher la sienne',
  },
};

export const savedViews: typeof english.savedViews = {
  name: 'Vue |||| Vues',
  fields: {
    name: 'Nom',
    kind: 'Qui la voit',
    role: 'Rôle',
    resource: 'Liste',
    filter: 'Filtres',
    columns: 'Colonnes',
    sort: 'Ordre',
    page_size: 'Lignes par page',
    position: 'Place dans la rangée',
    is_default: 'S’ouvre en premier',
  },
  values: { kind: { MINE: 'Moi seulement', ROLE: 'Un rôle', STORE: 'Tout le monde' } },
  errors: {
    name: {
      unique: 'Une vue porte déjà ce nom.',
      views: 'Il y a déjà %{limit} vues, le maximum. Supprimez-en une d’abord.',
    },
  },
};
