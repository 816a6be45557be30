import type { passcodes as english } from '../../en/tickets/passcodes.ts';

export const passcodes: typeof english = {
  title: 'Code de l’appareil',
  none: 'Aucun code n’est conservé.',
  kept: '%{kind}, enregistré par %{name}, %{date}',
  about:
    'Chiffré. Chaque consultation est dans la chronologie. Effacé %{smart_count} jour après la remise de l’appareil. |||| Chiffré. Chaque consultation est dans la chronologie. Effacé %{smart_count} jours après la remise de l’appareil.',
  no_key:
    'Les codes ne sont conservés que chiffrés, et ces services n’ont pas de clé pour cela (SECRETS_KEY). Veuillez demander au client de déverrouiller l’appareil ou d’en retirer le code.',
  not_asked:
    'Ces services n’ont pas de clé pour chiffrer les codes d’accès (SECRETS_KEY) : Nouveau billet ne les demande pas, quoi qu’exige un formulaire.',
  kind: 'Genre de code',
  kinds: { PIN: 'NIP', PATTERN: 'Schéma', PASSWORD: 'Mot de passe' },
  pattern: {
    empty: 'Aucun schéma tracé',
    points: 'Schéma sur les points %{points}',
    hint: 'Tracez-le, ou appuyez sur les touches 1 à 9 : les points par rangées. Retour arrière retire le dernier.',
    clear: 'Retracer',
  },
  add: 'Enregistrer le code…',
  replace: 'Remplacer…',
  store: 'Enregistrer',
  store_title: 'Le code de cet appareil',
  show: 'Afficher',
  hide: 'Masquer',
  hidden_soon: 'Masqué à nouveau après 30 secondes.',
  remove: 'Effacer…',
  remove_title: 'Effacer ce code ?',
  remove_text: 'Il ne peut pas être récupéré.',
  errors: {
    required: 'Veuillez saisir le code',
    pin: 'Un NIP a 3 à 16 chiffres',
    pattern: 'Un schéma a au moins 4 points, aucun deux fois',
    not_stored: 'Le code n’a pas été enregistré. Veuillez réessayer.',
    not_shown: 'Le code n’a pas pu être affiché. Veuillez réessayer.',
    not_removed: 'Le code n’a pas été effacé. Veuillez réessayer.',
    unreadable: 'Le code a été chiffré avec une clé que ces services n’ont plus (SECRETS_KEY).',
  },
};
