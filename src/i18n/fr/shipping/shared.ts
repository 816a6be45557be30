import type * as english from '../../en/shipping/shared.ts';
import { rateBrowser } from './rateBrowser.ts';

export const shipping: typeof english.shipping = {
  rateBrowser,
  errors: {
    delivered: 'Le colis a été livré : son étiquette a servi et n’est pas invalidée.',
    carrier_busy: 'Le transporteur reçoit trop de demandes en ce moment. Réessayez dans une minute.',
    carrier_unknown: 'La réponse du transporteur n’a pas pu être lue. Veuillez réessayer.',
    carrier_credentials:
      'Le transporteur n’accepte pas la clé de la boutique. Prévenez la personne qui s’occupe des services.',
    carrier_silent: 'Le transporteur n’a pas répondu à temps. Veuillez réessayer dans un moment.',
    carrier_unreachable: 'Le transporteur ne peut pas être joint en ce moment. Veuillez réessayer.',
  },
};
