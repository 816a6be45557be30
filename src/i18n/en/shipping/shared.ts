import { rateBrowser } from './rateBrowser.ts';

export const shipping = {
  rateBrowser,
  errors: {
    delivered: 'The parcel was delivered: its label has been used and is not voided.',
    carrier_busy: 'The carrier is asked too often at the moment. Please try again in a minute.',
    carrier_unknown: 'The carrier’s answer could not be read. Please try again.',
    carrier_credentials:
      'The carrier does not accept the store’s key. Please tell whoever looks after the services.',
    carrier_silent: 'The carrier did not answer in time. Please try again in a moment.',
    carrier_unreachable: 'The carrier cannot be reached at the moment. Please try again.',
  },
};
