import type * as english from '../en/account.ts';

export const auth: typeof english.auth = {
  title: 'Connexion',
  title_store: 'Connexion à %{store}',
  subtitle: 'Utilisez le courriel et le mot de passe de votre compte du personnel.',
  email: 'Courriel',
  password: 'Mot de passe',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  caps_lock: 'Le verrouillage des majuscules est activé',
  remember: 'Se souvenir de moi',
  submit: 'Se connecter',
  wrong_credentials: 'Le courriel ou le mot de passe est incorrect.',
  disabled: 'Ce compte est désactivé. Adressez-vous au propriétaire de votre magasin.',
  too_many_requests: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  offline: 'Veuillez vérifier votre connexion réseau.',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
  session_expired: 'Votre session a pris fin. Veuillez vous reconnecter.',
};

export const account: typeof english.account = {
  invalid_email: 'Veuillez saisir un courriel valide.',
  password_hint: '8 à 128 caractères de tout genre',
  new_password: 'Nouveau mot de passe',
  repeated_password: 'Confirmez le mot de passe',
  set_password: 'Enregistrer le mot de passe',
  link_expired: 'Ce lien a expiré ou a déjà servi.',
  back: 'Retour à la connexion',
  forgot: {
    link: 'Mot de passe oublié ?',
    title: 'Mot de passe oublié ?',
    text: 'Saisissez le courriel de votre compte du personnel : vous recevrez un lien et un code pour en choisir un nouveau.',
    send: 'Envoyer la demande',
    enter_code: 'Saisir le code',
    sent_before: 'Plusieurs codes ont été envoyés à cette adresse depuis une heure : utilisez le plus récent',
  },
  confirm: {
    title: 'Choisissez votre mot de passe',
    text: 'Saisissez le code du courriel qui vous a été envoyé.',
    text_email: 'Saisissez le code du courriel envoyé à %{email}.',
    code: 'Code à six chiffres',
    digit: 'Chiffre %{number} de 6',
    again: 'Demander un nouveau code',
  },
  reset: {
    title: 'Réinitialisez votre mot de passe',
    text: 'Choisissez le mot de passe avec lequel vous vous connecterez.',
    again: 'Demander un nouveau lien',
  },
  lock: {
    title: 'Écran verrouillé',
    text: '%{name}, saisissez votre mot de passe pour reprendre là où vous étiez.',
    unlock: 'Déverrouiller',
    action: 'Verrouiller l’écran',
    wrong: 'Le mot de passe est incorrect.',
    other: 'Se déconnecter et changer de compte',
  },
  profile: {
    title: 'Profil',
    role: 'Rôle',
    language: 'Langue par défaut',
  },
};
