import type * as english from '../../en/kit/messages.ts';

export const messages: typeof english.messages = {
  connection: 'La connexion au serveur a échoué. Veuillez réessayer.',
  offline: 'Veuillez vérifier votre connexion réseau.',
  load_failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.',
  bad_request: 'Votre requête est incorrecte, veuillez la vérifier.',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
  not_found: 'Cette fiche n’existe plus.',
  not_allowed: 'Vous n’avez pas le droit de faire ceci.',
  too_large: 'L’envoi est trop volumineux.',
  created: 'Création réussie.',
  updated: 'Mise à jour réussie.',
  create_failed: 'La création a échoué, veuillez réessayer',
  update_failed: 'La mise à jour a échoué, veuillez réessayer',
  delete_failed: 'La suppression a échoué, veuillez réessayer',
  deleted: 'Suppression réussie.',
  refreshed: 'Les données ont été actualisées',
  password_mismatch: 'Les mots de passe doivent être identiques.',
  password_changed: 'Le mot de passe a été modifié.',
  code_invalid: 'Veuillez saisir un code valide.',
  reset_sent: 'Le lien de réinitialisation a été envoyé',
  unknown_error: 'Une erreur inconnue s’est produite',
};
