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
  REWORK: 'Reprise',
  OWN_STOCK: 'Stock du magasin',
};
