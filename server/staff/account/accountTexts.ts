interface MailText {
  subject: (store: string) => string;
  intro: (name: string, email: string) => string;
  more: string;
  footer: string;
}

export interface AccountTexts {
  password_changed: MailText;
  email_code: MailText;
  email_changed: MailText;
}

const en: AccountTexts = {
  password_changed: {
    subject: (store) => `Your password for ${store} was changed`,
    intro: (name) => `Hello ${name}, the password of your staff account was changed.`,
    more: 'All other devices were logged out.',
    footer: 'This was not you? Choose a new password by “Forgot password?” and tell your store owner.',
  },
  email_code: {
    subject: (store) => `Confirm your new email for ${store}`,
    intro: (name) => `Hello ${name}, this will be the email that you log in with. Your code:`,
    more: 'The code is valid for one hour and can be used once.',
    footer: 'You did not ask for this? Then you need not do anything.',
  },
  email_changed: {
    subject: (store) => `Your email for ${store} was changed`,
    intro: (name, email) => `Hello ${name}, from now on you log in with ${email}.`,
    more: 'All other devices were logged out.',
    footer: 'This was not you? Tell your store owner at once.',
  },
};

const fr: AccountTexts = {
  password_changed: {
    subject: (store) => `Votre mot de passe pour ${store} a été modifié`,
    intro: (name) => `Bonjour ${name}, le mot de passe de votre compte du personnel a été modifié.`,
    more: 'Tous les autres appareils ont été déconnectés.',
    footer:
      'Ce n’était pas vous ? Choisissez un nouveau mot de passe par « Mot de passe oublié ? » et prévenez le propriétaire de votre magasin.',
  },
  email_code: {
    subject: (store) => `Confirmez votre nouveau courriel pour ${store}`,
    intro: (name) => `Bonjour ${name}, vous vous connecterez avec ce courriel. Voici votre code :`,
    more: 'Le code est valable une heure et ne sert qu’une fois.',
    footer: 'Vous n’êtes pas à l’origine de cette demande ? Vous n’avez rien à faire.',
  },
  email_changed: {
    subject: (store) => `Votre courriel pour ${store} a été modifié`,
    intro: (name, email) => `Bonjour ${name}, vous vous connectez désormais avec ${email}.`,
    more: 'Tous les autres appareils ont été déconnectés.',
    footer: 'Ce n’était pas vous ? Prévenez tout de suite le propriétaire de votre magasin.',
  },
};

/** Texts of account emails, in the language of a staff member. */
export const accountTextsIn = (language: string): AccountTexts => (language === 'fr' ? fr : en);
