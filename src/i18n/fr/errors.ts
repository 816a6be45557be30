import type * as english from '../en/errors.ts';

export const errors: typeof english.errors = {
  back: 'Retour au tableau de bord',
  retry: 'Réessayer',
  reference: 'Référence :',
  copy_reference: 'Copier la référence',
  copied: 'Copiée',
  not_found: {
    title: 'Désolé, page introuvable',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  },
  server: {
    title: 'Erreur interne du serveur',
    text: 'Une erreur s’est produite, veuillez réessayer.',
  },
  not_allowed: {
    title: 'Cette page ne vous est pas accessible',
    text: 'Votre rôle ne comprend pas le droit de la voir. Adressez-vous au propriétaire de votre magasin si vous en avez besoin.',
  },
  load: {
    title: 'Le magasin n’a pas pu être chargé',
    page: 'La page n’a pas pu être chargée',
    part: 'L’ouverture a échoué',
    text: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
    offline: 'Veuillez vérifier votre connexion réseau.',
    gone: 'Cette partie de la page n’a pas pu être chargée de nouveau. Une nouvelle version a peut-être été installée : rechargez la page pour l’utiliser.',
    reload: 'Recharger la page',
  },
};
