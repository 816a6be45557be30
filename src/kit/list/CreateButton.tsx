import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { useButtonAction } from '../actions/useAction.ts';
import { iconOnPhone } from './iconOnPhone.ts';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

/** 'New Brand'; hidden without the right to create. */
export function CreateButton({ model }: { model: Model }) {
  const may = useCan();
  const { search } = useLocation();
  const { path, createLink } = useListOptions();
  const translate = useTranslate();
  const label = useResourceText({ resource: model.name }).action('new');
  const isOn = may('create', model);
  const button = useButtonAction<HTMLAnchorElement>(label, { keys: 'n', isOn });
  if (!isOn) return null;
  return (
    <Button
      ref={button}
      component={Link}
      to={createLink ?? { pathname: `${path}/create`, search }}
      state={{ dialog: true }}
      variant="contained"
      startIcon={<Add />}
      aria-label={label}
      sx={iconOnPhone}
      title={translate('list.new_key')}
      aria-keyshortcuts="n"
    >
      <span className="label">{label}</span>
    </Button>
  );
}
