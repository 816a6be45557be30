import { useSession, type Location } from '../../../authProvider/session.ts';
import type { LabelForm } from './model/form.ts';

/** The store location chosen in the form. */
export function useLocationOf({ shipFrom }: Pick<LabelForm, 'shipFrom'>): Location | undefined {
  return useSession().locations.find(({ id }) => id === shipFrom);
}
