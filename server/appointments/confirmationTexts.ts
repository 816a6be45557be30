/** What the customer is written about a booking. */
interface Texts {
  quoteSubject: (store: string) => string;
  appointmentSubject: (store: string) => string;
  hello: (name: string) => string;
  quote: string;
  appointment: (day: string) => string;
  at: (day: string, time: string) => string;
  callForQuote: string;
  footer: string;
}

const en: Texts = {
  quoteSubject: (store) => `Your quote from ${store}`,
  appointmentSubject: (store) => `Your appointment at ${store}`,
  hello: (name) => `Hello ${name},`,
  quote: 'Thank you for your interest. This is our quote:',
  appointment: (day) => `We expect you on ${day}.`,
  at: (day, time) => `${day} at ${time}`,
  callForQuote: 'call for quote',
  footer: 'Any questions? Just answer this mail.',
};

const fr: Texts = {
  quoteSubject: (store) => `Votre soumission de ${store}`,
  appointmentSubject: (store) => `Votre rendez-vous chez ${store}`,
  hello: (name) => `Bonjour ${name},`,
  quote: 'Merci de votre intérêt. Voici notre soumission :',
  appointment: (day) => `Nous vous attendons le ${day}.`,
  at: (day, time) => `${day} à ${time}`,
  callForQuote: 'prix sur demande',
  footer: 'Des questions ? Répondez simplement à ce courriel.',
};

export const textsIn = (language: string): Texts => (language === 'fr' ? fr : en);
