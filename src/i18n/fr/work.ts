import type * as english from '../en/work.ts';

export const work: typeof english.work = {
  title: 'Travaux en arrière-plan',
  text: 'Les courriels et d’autres travaux qui se font d’eux-mêmes. Ce qui échoue est retenté tout seul, à des intervalles croissants ; ce qui a été abandonné reste ici un mois.',
  states: { running: 'En cours', queued: 'En attente', failed: 'Abandonnés' },
  none: {
    running: 'Rien n’est en cours.',
    queued: 'Rien n’attend.',
    failed: 'Rien n’a été abandonné.',
  },
  more: 'Afficher plus',
  cancel: 'Annuler',
  cancelling: 'En cours d’annulation…',
  retry: 'Réessayer',
  attempts: '%{smart_count} tentative |||| %{smart_count} tentatives',
  progress: '%{done} sur %{total}',
  kinds: {
    'send-mail': 'Courriel',
    mailing: 'Courriel à plusieurs clients',
    'send-reset': 'Code de mot de passe',
    'tell-customer': 'Avis au client sur un rendez-vous',
    'remind-customer': 'Rappel d’un rendez-vous',
  },
  reasons: {
    unexpected: 'Un problème inattendu est survenu.',
    interrupted: 'Le travail a été interrompu plusieurs fois.',
    cancelled: 'Le travail a été annulé.',
    mail_unreachable: 'Le serveur de courriel n’a pas pu être joint.',
    mail_login: 'Le serveur de courriel n’accepte pas notre connexion.',
    mail_deferred: 'Le serveur de courriel n’était pas disponible.',
    mail_refused: 'Le serveur de courriel a refusé l’envoi pour de bon. L’adresse est-elle correcte ?',
    mail_unknown: 'La connexion s’est coupée pendant l’envoi : le courriel est peut-être arrivé.',
    mail_file: 'Une de ses pièces jointes n’existe plus.',
  },
};
