const en = {
  title: 'Photos of a device',
  about: 'Ticket #{number}: {device}',
  valid: 'This page works until {time}.',
  take: 'Take a photo',
  choose: 'Choose photos',
  waiting: 'Waiting',
  sending: 'Sending…',
  retrying: 'No connection. Trying again…',
  sent: 'Sent',
  again: 'Try again',
  refused: 'This photo was refused: it is too large, damaged, or not a picture.',
  heic: 'This phone stores HEIC photos, which cannot be read here. Please choose “Most Compatible” in the camera’s settings, and take it again.',
  full: 'This device has all the photos that it can have.',
  left: '{count} of {total} sent. Please keep this page open.',
  done: 'Done: {count} sent. You can close this page.',
  expired: 'This code has expired or was ended. Please ask for a new one at the counter.',
  offline: 'The page cannot be loaded. Please check the connection.',
  script: 'Please allow scripts on this page.',
};
export type PhoneTexts = typeof en;

const fr: PhoneTexts = {
  title: 'Photos d’un appareil',
  about: 'Billet nº {number} : {device}',
  valid: 'Cette page fonctionne jusqu’à {time}.',
  take: 'Prendre une photo',
  choose: 'Choisir des photos',
  waiting: 'En attente',
  sending: 'Envoi…',
  retrying: 'Pas de connexion. Nouvel essai…',
  sent: 'Envoyée',
  again: 'Réessayer',
  refused: 'Cette photo a été refusée : elle est trop grande, abîmée, ou n’est pas une image.',
  heic: 'Ce téléphone enregistre des photos HEIC, illisibles ici. Veuillez choisir « Le plus compatible » dans les réglages de l’appareil photo, puis la reprendre.',
  full: 'Cet appareil a déjà toutes les photos possibles.',
  left: 'Photos envoyées : {count} sur {total}. Veuillez laisser cette page ouverte.',
  done: 'Terminé. Photos envoyées : {count}. Vous pouvez fermer cette page.',
  expired: 'Ce code a expiré ou a été arrêté. Veuillez en demander un nouveau au comptoir.',
  offline: 'La page ne peut pas être chargée. Veuillez vérifier la connexion.',
  script: 'Veuillez autoriser les scripts sur cette page.',
};

/** Texts of the phone's page. */
export const phoneTexts = { en, fr };
