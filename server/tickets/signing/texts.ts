const en = {
  title: 'Terms and signature',
  name: 'Your name',
  pad: 'Your signature, drawn with a finger, a pen or the mouse',
  clear: 'Sign again',
  typed: 'My typed name is my signature',
  send: 'Sign',
  sending: 'Sending…',
  valid: 'This page works until {time}.',
  no_name: 'Please enter your name.',
  dot: 'Please sign in the field.',
  failed: 'The signature was not sent. Please try again.',
  done: 'Thank you, your signature has arrived.',
  expired: 'This code has expired or was ended. Please ask for a new one at the counter.',
  offline: 'The page cannot be loaded. Please check the connection.',
  script: 'Please allow scripts on this page.',
};
export type SigningTexts = typeof en;

const fr: SigningTexts = {
  title: 'Conditions et signature',
  name: 'Votre nom',
  pad: 'Votre signature, tracée au doigt, au stylet ou à la souris',
  clear: 'Recommencer',
  typed: 'Mon nom écrit vaut signature',
  send: 'Signer',
  sending: 'Envoi…',
  valid: 'Cette page fonctionne jusqu’à {time}.',
  no_name: 'Veuillez entrer votre nom.',
  dot: 'Veuillez signer dans le champ.',
  failed: 'La signature n’a pas été envoyée. Veuillez réessayer.',
  done: 'Merci, votre signature est arrivée.',
  expired: 'Ce code a expiré ou a été désactivé. Veuillez en demander un nouveau au comptoir.',
  offline: 'La page ne peut pas être chargée. Veuillez vérifier la connexion.',
  script: 'Veuillez autoriser les scripts sur cette page.',
};

export const signingTexts = { en, fr };
