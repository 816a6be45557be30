import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SlotProps } from '../slots.ts';

interface ReferenceLinkProps extends SlotProps {
  source: string;
  /** Path of the linked records' page, or the function that returns that of a record's page. */
  path: string | ((id: string) => string);
}

/** The name of a linked record, as a link to it. */
export function ReferenceLink({ source, path }: ReferenceLinkProps) {
  const linked = useRecordContext()?.[source] as { id: string; name: string } | null | undefined;
  if (!linked) return null;
  return (
    <Link
      component={RouterLink}
      to={typeof path === 'string' ? `${path}/${linked.id}` : path(linked.id)}
      state={{ dialog: true }}
    >
      {linked.name}
    </Link>
  );
}
