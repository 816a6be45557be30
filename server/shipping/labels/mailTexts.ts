interface Texts {
  subject: (store: string) => string;
  hello: (name: string) => string;
  text: string;
  number: (number: string) => string;
  footer: string;
}

const en: Texts = {
  subject: (store) => `Your shipping label from ${store}`,
  hello: (name) => `Hello ${name},`,
  text: 'Your shipping label is attached. Print it, stick it on the parcel and hand the parcel over to the carrier: the postage is paid.',
  number: (number) => `Tracking number: ${number}`,
  footer: 'Any questions? Just answer this mail.',
};

const fr: Texts = {
  subject: (store) => `Votre étiquette d’expédition de ${store}`,
  hello: (name) => `Bonjour ${name},`,
  text: 'Vous trouverez ci-joint votre étiquette d’expédition. Imprimez-la, collez-la sur le colis et remettez celui-ci au transporteur : le port est payé.',
  number: (number) => `Numéro de suivi : ${number}`,
  footer: 'Des questions ? Répondez simplement à ce courriel.',
};

/** Texts of emails with a label. */
export const textsIn = (language: string): Texts => (language === 'fr' ? fr : en);
