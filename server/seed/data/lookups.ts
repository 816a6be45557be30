/** Code -> English and French words, by type. */
export const lookups: Record<string, Record<string, [en: string, fr: string]>> = {
  TYPE: { APPOINTMENT: ['Appointment', 'Rendez-vous'], QUOTE: ['Quote', 'Soumission'] },
  APPOINTMENT_STATUS: {
    NOT_STARTED: ['Not started', 'Non commencé'],
    IN_PROGRESS: ['In progress', 'En cours'],
    COMPLETED: ['Completed', 'Terminé'],
  },
  QUOTE_STATUS: {
    NEW: ['New', 'Nouvelle'],
    SENT: ['Sent', 'Envoyée'],
    ACCEPTED: ['Accepted', 'Acceptée'],
    DECLINED: ['Declined', 'Refusée'],
    EXPIRED: ['Expired', 'Expirée'],
  },
  DELIVERY_METHOD: {
    WALK_IN: ['Walk in', 'En magasin'],
    MAIL_IN: ['Mail in', 'Par la poste'],
    PICK_UP: ['Pick up', 'Ramassage'],
    ONSITE: ['On site', 'Chez le client'],
  },
  CONTACT_METHOD: {
    EMAIL: ['E-mail', 'Courriel'],
    PHONE: ['Phone', 'Téléphone'],
    TEXT: ['Text message', 'Message texte'],
  },
  WARRANTY_UNIT: {
    DAY: ['Day', 'Jour'],
    MONTH: ['Month', 'Mois'],
    YEAR: ['Year', 'An'],
    LIFETIME: ['Lifetime', 'À vie'],
  },
  CUSTOMER_CHANNEL: { ONLINE: ['Online', 'En ligne'], IN_STORE: ['In store', 'En magasin'] },
};

export const addons = [
  { name: 'Tempered glass, fitted', price: 24.99 },
  { name: 'Protective case', price: 34.99 },
  { name: 'Extended repair warranty', price: 29.99, warranty: 12, unit: 'MONTHS' },
  { name: 'Accident cover', price: 79.99, warranty: 1, unit: 'YEARS' },
  { name: 'Express service', price: 39.99 },
  { name: 'Data transfer', price: 49.99 },
  { name: 'USB-C cable', price: 14.99 },
  { name: 'Screen-only warranty', price: 9.99, warranty: 90, unit: 'DAYS' },
];
