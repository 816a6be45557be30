import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import { storeConfigQuery } from '../../resources/storefront/storeConfig.ts';

/** What the shell reads of the storefront's configuration beyond its schema. */
interface Navigation {
  navItemsData?: { text: string; href: string }[];
}

/** The configuration of the store's storefront, once it is there. */
export function useStoreConfig(): Navigation | undefined {
  const { id } = useSession().store;
  const { data } = useQuery(storeConfigQuery(id));
  return data?.value as Navigation | undefined;
}
