import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';

interface StoreRecordLinkProps {
  to: string;
  name: string;
  /** Opens in a new tab, because a dialog is open on this page. */
  isAside?: boolean;
}

/** Links to a record of the store's own catalogue, if the store has the catalogue enabled. */
export function StoreRecordLink({ to, name, isAside = false }: StoreRecordLinkProps) {
  const translate = useTranslate();
  const { features } = useSession();
  if (!features.has('DASHBOARD_CATALOG')) return name;
  if (!isAside) return <RouterLink to={to}>{name}</RouterLink>;
  const label = translate('globalCatalog.new_tab', { name });
  return (
    <Link href={to} target="_blank" rel="noopener" aria-label={label}>
      {name}
    </Link>
  );
}
