import { right } from '../can.ts';

/** Access to delivery methods, contact methods and automatic emails. */
export const serviceSettings = {
  access: { update: right('EDIT_SERVICE_SETTINGS') },
};
