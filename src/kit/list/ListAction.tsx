import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useListOptions } from '../page.ts';
import { iconOnPhone } from './iconOnPhone.ts';

interface ListActionProps {
  /** Path of the dialog, below that of the list. */
  path: string;
  /** A message key. */
  label: string;
  icon: ReactNode;
}

/** Button above a list that opens a dialog at /<list>/<path>. */
export function ListAction({ path, label, icon }: ListActionProps) {
  const translate = useTranslate();
  const list = useListOptions();
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ pathname: `${list.path}/${path}`, search }}
      state={{ dialog: true }}
      color="inherit"
      startIcon={icon}
      aria-label={translate(label)}
      sx={iconOnPhone}
    >
      <span className="label">{translate(label)}</span>
    </Button>
  );
}
