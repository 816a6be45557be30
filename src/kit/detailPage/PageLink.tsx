import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useButtonAction } from '../actions/useAction.ts';
import { iconOnPhone } from '../list/iconOnPhone.ts';
import { useListOptions } from '../page.ts';

interface PageLinkProps {
  /** Path of the dialog, below that of the record. */
  path: string;
  label: string;
  icon: ReactNode;
}

/** Opens a dialog of the record over its page; icon only on phones. */
export function PageLink({ path, label, icon }: PageLinkProps) {
  const list = useListOptions();
  const { search } = useLocation();
  const record = useRecordContext();
  const button = useButtonAction<HTMLAnchorElement>(label);
  return (
    <Button
      ref={button}
      component={Link}
      to={{ pathname: `${list.path}/${record?.id}${path}`, search }}
      state={{ dialog: true, isOnPage: true }}
      variant="outlined"
      startIcon={icon}
      aria-label={label}
      sx={iconOnPhone}
    >
      <span className="label">{label}</span>
    </Button>
  );
}
