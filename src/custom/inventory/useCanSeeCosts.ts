import { useSession } from '../../authProvider/session.ts';
import { seesCosts } from '../../schemas/inventory/access.ts';

/** Whether the signed-in staff member may see costs. */
export const useCanSeeCosts = () => seesCosts(useSession().who) === true;
