interface Texts {
  subject: (store: string) => string;
  gone: (name: string) => string;
  next: string;
  footer: string;
}

const en: Texts = {
  subject: (store) => `Two-step sign-in was reset for ${store}`,
  gone: (name) =>
    `Hello ${name}, the two-step sign-in of your account was reset: the codes of your authenticator app and your recovery codes are no longer valid, and you were signed out everywhere.`,
  next: 'Sign in with your password, and turn two-step sign-in on again in your profile.',
  footer: 'You did not ask for this? Then change your password and tell your store owner at once.',
};

const fr: Texts = {
  subject: (store) => `La connexion en deux étapes a été réinitialisée pour ${store}`,
  gone: (name) =>
    `Bonjour ${name}, la connexion en deux étapes de votre compte a été réinitialisée : les codes de votre application d’authentification et vos codes de secours ne sont plus valables, et vous avez été déconnecté partout.`,
  next: 'Connectez-vous avec votre mot de passe, puis réactivez la connexion en deux étapes dans votre profil.',
  footer:
    'Vous n’êtes pas à l’origine de cette demande ? Changez votre mot de passe et prévenez aussitôt le propriétaire du magasin.',
};

/** Texts about the second factor, in the language of a staff member. */
export const textsIn = (language = 'en'): Texts => (/^fr\b/i.test(language) ? fr : en);
