import { useSession } from '../../../../authProvider/session.ts';
import type { Page } from '../../../../schemas/storefront/page.ts';
import { documentAddresses, useStorefrontCalls } from '../../calls.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { keyOf } from '../pageKey.ts';

/** The revisions of a page's content. Its entry in the list belongs to the configuration's revisions. */
export function PageHistory({ page }: { page: Page }) {
  const { getTemplate } = useStorefrontCalls();
  const storeId = useSession().store.id;
  const key = keyOf(page);
  return (
    <HistoryButton
      history={{
        kind: 'template',
        address: documentAddresses.template(key),
        source: {
          queryKey: ['template', storeId, key.type, key.slug],
          read: (signal) => getTemplate(key, signal),
        },
        related: ['staticPage', storeId],
      }}
    />
  );
}
