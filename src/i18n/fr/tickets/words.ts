export const states = {
  CHECKED_IN: 'Reçu',
  DIAGNOSING: 'Diagnostic',
  WAITING_CUSTOMER: 'En attente du client',
  WAITING_PARTS: 'En attente de pièces',
  IN_REPAIR: 'En réparation',
  TESTING: 'En test',
  READY: 'Prêt à remettre',
  GONE: 'Remis',
};

export const outcomes = {
  REPAIRED: 'Réparé',
  NOT_REPAIRABLE: 'Irréparable',
  DECLINED: 'Refusé',
  BOUGHT: 'Acheté par le magasin',
  ABANDONED: 'Abandonné',
  REPLACED: 'Remplacé',
};

export const origins = {
  WALK_IN: 'Sans rendez-vous',
  BOOKING: 'Rendez-vous',
  QUOTE: 'Soumission',
  MAIL_IN: 'Par la poste',
  REWORK: 'Retour en réparation',
  OWN_STOCK: 'Stock du magasin',
};

export const partStates = {
  WANTED: 'Demandée',
  RESERVED: 'Réservée',
  TAKEN: 'Prise',
  RETURNED: 'Rendue',
  BROKEN: 'Brisée',
  CANCELLED: 'Pas nécessaire',
};

export const partFaults = { SUPPLIER: 'Fournisseur', STAFF: 'Notre personnel', CUSTOMER: 'Client' };

export const noteKinds = { NOTE: 'Remarque', FINDING: 'Constat' };

export const agreementWays = {
  IN_PERSON: 'En personne',
  PHONE: 'Par téléphone',
  EMAIL: 'Par courriel',
  MESSAGE: 'Par message',
};

export const allAgreementWays = { ...agreementWays, LINK: 'Sur la page d’un devis' };
