export const states = {
  CHECKED_IN: 'Checked in',
  DIAGNOSING: 'Diagnosis',
  WAITING_CUSTOMER: 'Waiting for the customer',
  WAITING_PARTS: 'Waiting for parts',
  IN_REPAIR: 'In repair',
  TESTING: 'Testing',
  READY: 'Ready for pickup',
  GONE: 'Handed over',
};

export const outcomes = {
  REPAIRED: 'Repaired',
  NOT_REPAIRABLE: 'Not repairable',
  DECLINED: 'Declined',
  BOUGHT: 'Bought by the store',
  ABANDONED: 'Abandoned',
  REPLACED: 'Replaced',
};

export const origins = {
  WALK_IN: 'Walk-in',
  BOOKING: 'Appointment',
  QUOTE: 'Quote',
  MAIL_IN: 'Mail-in',
  REWORK: 'Rework',
  OWN_STOCK: 'Own stock',
};

export const partStates = {
  WANTED: 'Wanted',
  RESERVED: 'Reserved',
  TAKEN: 'Taken',
  RETURNED: 'Returned',
  BROKEN: 'Broken',
  CANCELLED: 'Not needed',
};

export const partFaults = { SUPPLIER: 'Supplier', STAFF: 'Our staff', CUSTOMER: 'Customer' };

export const noteKinds = { NOTE: 'Note', FINDING: 'Finding' };

export const agreementWays = {
  IN_PERSON: 'In person',
  PHONE: 'By phone',
  EMAIL: 'By e-mail',
  MESSAGE: 'By message',
};

export const allAgreementWays = { ...agreementWays, LINK: 'On the page of an estimate' };
