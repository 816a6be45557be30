import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
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
