import type { PasswordProblem } from '../../../src/schemas/account/password.ts';

interface MailText {
  subject: (store: string) => string;
  intro: (name: string) => string;
  code: string;
  link: string;
  footer: string;
}

interface Texts {
  reset: MailText;
  invitation: MailText;
  wrong: string;
  expired: string;
  weak: Record<PasswordProblem, string>;
  incomplete: string;
  right: string;
}

const en: Texts = {
  reset: {
    subject: (store) => `Reset your password for ${store}`,
    intro: (name) => `Hello ${name}, you asked to choose a new password. Your code:`,
    code: 'The code is valid for one hour and can be used once.',
    link: 'Choose a new password',
    footer: 'You did not ask for this? Then you need not do anything: your password stays as it is.',
  },
  invitation: {
    subject: (store) => `Your staff account at ${store}`,
    intro: (name) => `Hello ${name}, an account was made for you. Choose a password to log in. Your code:`,
    code: 'The code is valid for seven days and can be used once.',
    link: 'Choose a password',
    footer: 'You do not know this store? Then you need not do anything.',
  },
  wrong: 'This code is wrong or no longer valid. Please check it, or request a new one.',
  expired: 'This code has expired. Please request a new one.',
  weak: {
    minLength: 'This password is too short. Please choose one of 8 to 128 characters.',
    maxLength: 'This password is too long. Please choose one of 8 to 128 characters.',
    common: 'This is one of the commonest passwords, which are guessed first. Please choose another one.',
    personal: 'Your email or the name of the store is no password. Please choose another one.',
  },
  incomplete: 'Please enter a valid code.',
  right: 'Password changed successfully.',
};

const fr: Texts = {
  reset: {
    subject: (store) => `Réinitialisation de votre mot de passe pour ${store}`,
    intro: (name) =>
      `Bonjour ${name}, vous avez demandé à choisir un nouveau mot de passe. Voici votre code :`,
    code: 'Le code est valable une heure et ne sert qu’une fois.',
    link: 'Choisir un nouveau mot de passe',
    footer:
      'Vous n’êtes pas à l’origine de cette demande ? Vous n’avez rien à faire : votre mot de passe reste le même.',
  },
  invitation: {
    subject: (store) => `Votre compte du personnel chez ${store}`,
    intro: (name) =>
      `Bonjour ${name}, un compte a été créé pour vous. Choisissez un mot de passe pour vous connecter. Voici votre code :`,
    code: 'Le code est valable sept jours et ne sert qu’une fois.',
    link: 'Choisir un mot de passe',
    footer: 'Vous ne connaissez pas ce magasin ? Vous n’avez rien à faire.',
  },
  wrong: 'Ce code est erroné ou n’est plus valable. Veuillez le vérifier ou en demander un nouveau.',
  expired: 'Ce code a expiré. Veuillez en demander un nouveau.',
  weak: {
    minLength: 'Ce mot de passe est trop court. Veuillez en choisir un de 8 à 128 caractères.',
    maxLength: 'Ce mot de passe est trop long. Veuillez en choisir un de 8 à 128 caractères.',
    common:
      'Ce mot de passe est l’un des plus courants, que l’on devine en premier. Veuillez en choisir un autre.',
    personal: 'Votre courriel ou le nom du magasin n’est pas un mot de passe. Veuillez en choisir un autre.',
  },
  incomplete: 'Veuillez saisir un code valide.',
  right: 'Le mot de passe a été modifié.',
};

/** Password messages in the language of a staff member or of an Accept-Language header. */
export const textsIn = (language = 'en'): Texts => (/^fr\b/i.test(language) ? fr : en);
