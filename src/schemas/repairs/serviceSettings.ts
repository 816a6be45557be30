import { right } from '../can.ts';

/** Who may say how customers bring their devices and are reached, and which mails they get. */
export const serviceSettings = {
  access: { update: right('EDIT_SERVICE_SETTINGS') },
};
