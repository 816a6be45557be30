/** By type: code -> English and French text. */
export const lookupWords: Record<string, Record<string, [en: string, fr: string]>> = {
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
