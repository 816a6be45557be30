import type * as english from '../en/settings.ts';

export const store: typeof english.store = {
  name: 'Paramètres du magasin',
  fields: {
    name: 'Nom du magasin',
    business_name: 'Raison sociale',
    email: 'Courriel',
    phone: 'Téléphone',
    slogan: 'Slogan',
    domain: 'Domaine',
    locations_count: 'Nombre de succursales',
    settings: 'Paramètres',
  },
  hints: {
    domain: 'Communiquez avec un administrateur pour changer le domaine.',
    email: 'Seule la partie qui précède l’arobase se saisit.',
  },
  errors: {
    'name.required': 'Obligatoire',
    'name.minLength': 'Trop court !',
    'name.pattern': 'Le nom du magasin ne doit contenir que des lettres',
  },
  messages: {
    updated: 'Les paramètres du magasin ont été mis à jour.',
    update_failed: 'Une erreur s’est produite, veuillez réessayer.',
    load_failed: 'Le chargement de certaines ressources a échoué',
  },
};

export const settings: typeof english.settings = {
  title: 'Paramètres',
  menu: 'Parties des paramètres',
  tabs: {
    Locations: 'Succursales',
    Staff: 'Personnel',
    Store: 'Paramètres du magasin',
    Roles: 'Rôles et autorisations',
    General: 'Paramètres généraux',
  },
  save: 'Enregistrer',
  discard: 'Abandonner les modifications',
  load_failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
  locations: {
    choose: 'Succursale',
    create: 'Créer une succursale',
    add: 'Ajouter',
    details: 'Fiche',
    staff: 'Personnel',
    REGULAR: 'Heures habituelles du magasin',
    HOLIDAY: 'Heures du magasin les jours fériés',
    none: 'Vous ne pouvez consulter aucune succursale.',
    hours_of: '%{day} : %{name}',
  },
  staff: {
    add: 'Ajouter un membre',
    remove: 'Retirer',
    row: '%{name}',
    new_row: 'Nouveau membre du personnel',
    is_voided: 'Désactivé',
    none: 'Personne ne travaille encore ici.',
    saved: 'Le membre du personnel a été mis à jour.',
    partly: '%{done} sur %{total} enregistrés. Ce qui n’a pas pu l’être est signalé.',
    stale:
      'Quelqu’un d’autre a enregistré cette fiche entre-temps. Enregistrez de nouveau pour la remplacer.',
  },
  store: {
    display_repair_cost: 'Afficher le coût des réparations',
    hint: 'Les clients voient le coût d’une réparation avant de prendre rendez-vous.',
  },
  general: {
    language: 'Langue par défaut',
    hint: 'La langue affichée après la connexion.',
    saved: 'Le membre du personnel a été mis à jour.',
  },
};
