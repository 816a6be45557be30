import { useSession } from '../../authProvider/session.ts';
import { seesCosts } from '../../schemas/inventory/access.ts';

/** Whether the signed-in person may see what things cost the store. */
export const useCanSeeCosts = () => seesCosts(useSession().who) === true;
