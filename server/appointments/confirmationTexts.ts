/** The event of an email. */
export type Event = 'booked' | 'moved' | 'changed' | 'cancelled' | 'quoted' | 'reminded';

/** The texts of an email. */
interface Texts {
  /** `isElsewhere`: the location has changed. */
  subject: Record<Event, (store: string, isElsewhere?: boolean) => string>;
  /** `when` is the time of the appointment, `before` the time from which it was moved. */
  text: Record<Event, (when: string, before: string) => string>;
  hello: (name: string) => string;
  at: (day: string, time: string) => string;
  callForQuote: string;
  footer: string;
}

const en: Texts = {
  subject: {
    booked: (store) => `Your appointment at ${store}`,
    moved: (store, isElsewhere) => `Your appointment at ${store} has a new ${isElsewhere ? 'place' : 'time'}`,
    changed: (store) => `Your appointment at ${store} has changed`,
    cancelled: (store) => `Your appointment at ${store} is cancelled`,
    quoted: (store) => `Your quote from ${store}`,
    reminded: (store) => `A reminder of your appointment at ${store}`,
  },
  text: {
    booked: (when) => `We expect you on ${when}.`,
    moved: (when, before) =>
      `Your appointment was moved. We now expect you on ${when}, no longer on ${before}.`,
    changed: (when) => `We expect you on ${when}, now for this:`,
    cancelled: (when) => `Your appointment on ${when} is cancelled.`,
    quoted: () => 'Thank you for your interest. This is our quote:',
    reminded: (when) => `We look forward to seeing you on ${when}.`,
  },
  hello: (name) => `Hello ${name},`,
  at: (day, time) => `${day} at ${time}`,
  callForQuote: 'call for quote',
  footer: 'Any questions? Just answer this mail.',
};

const fr: Texts = {
  subject: {
    booked: (store) => `Votre rendez-vous chez ${store}`,
    moved: (store, isElsewhere) =>
      `Votre rendez-vous chez ${store} a ${isElsewhere ? 'lieu ailleurs' : 'été déplacé'}`,
    changed: (store) => `Votre rendez-vous chez ${store} a changé`,
    cancelled: (store) => `Votre rendez-vous chez ${store} est annulé`,
    quoted: (store) => `Votre soumission de ${store}`,
    reminded: (store) => `Rappel de votre rendez-vous chez ${store}`,
  },
  text: {
    booked: (when) => `Nous vous attendons le ${when}.`,
    moved: (when, before) =>
      `Votre rendez-vous a été déplacé. Nous vous attendons désormais le ${when}, et non plus le ${before}.`,
    changed: (when) => `Nous vous attendons le ${when}, désormais pour ceci :`,
    cancelled: (when) => `Votre rendez-vous du ${when} est annulé.`,
    quoted: () => 'Merci de votre intérêt. Voici notre soumission :',
    reminded: (when) => `Nous avons hâte de vous accueillir le ${when}.`,
  },
  hello: (name) => `Bonjour ${name},`,
  at: (day, time) => `${day} à ${time}`,
  callForQuote: 'prix sur demande',
  footer: 'Des questions ? Répondez simplement à ce courriel.',
};

export const textsIn = (language: string): Texts => (language === 'fr' ? fr : en);
