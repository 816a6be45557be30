import type * as english from '../en/settings.ts';

export const settings: typeof english.settings = {
  title: 'Paramètres',
  menu: 'Parties des paramètres',
  tabs: {
    Locations: 'Succursales',
    Staff: 'Personnel',
    Store: 'Paramètres du magasin',
    Roles: 'Rôles et droits',
    Intake: 'Prise en charge',
    Payments: 'Paiement par lien',
    Work: 'Travaux en arrière-plan',
    General: 'Paramètres généraux',
  },
  intake: {
    text: 'Listes de contrôle, conditions à signer et motifs, dans les deux langues. Chaque enregistrement est une nouvelle version; les billets gardent la leur.',
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
    closures: 'Fermetures et jours particuliers',
    none: 'Vous ne pouvez consulter aucune succursale.',
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
    scanner_prefix: 'Préfixe du lecteur sur cet appareil',
    scanner_prefix_hint:
      'Jusqu’à %{most} caractères que le lecteur est réglé pour taper avant chaque code, par exemple ~. Une lecture est alors reconnue à toute vitesse. Laissez vide s’il n’y en a pas.',
  },
};
