import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { availableActions, type Action } from '../../kit/actions/actions.ts';
import { useShortcut } from '../../kit/actions/useAction.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { whenIdle } from '../../kit/whenIdle.ts';
import type { Creation } from './entries.ts';
import { keyText } from './keyText.ts';

const SearchDialog = lazyWithPreload(() => import('./SearchDialog.tsx'));
const KeysDialog = lazyWithPreload(() => import('./KeysDialog.tsx'));

interface Open {
  isKeys: boolean;
  /** What can be done on the page below the dialog. */
  actions: Action[];
}

/** The field in the top bar that opens the search of everything, also by Ctrl+K and /; ? lists the keys of the page. */
export function SearchButton({ create }: { create: Creation[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Open>();
  const chosen = useRef<() => void>(undefined);
  const show = (isKeys = false) => setOpen((shown) => shown ?? { isKeys, actions: availableActions() });
  const label = translate('shell.search');
  useShortcut('/', label, () => show(), { isKeyOnly: true });
  useShortcut('mod+k', label, () => show(), { isGlobal: true, isKeyOnly: true });
  useShortcut('?', translate('shell.keys.title'), () => show(true), { isGlobal: true });
  useEffect(
    () => whenIdle(() => void Promise.all([SearchDialog.load(), KeysDialog.load()]).catch(() => undefined)),
    [],
  );
  // Once the dialog is gone and the focus back: what was chosen may move it on.
  useEffect(() => {
    if (open) return;
    chosen.current?.();
    chosen.current = undefined;
  }, [open]);
  const close = (act?: () => void) => {
    chosen.current = act;
    setOpen(undefined);
  };
  return (
    <>
      <Field
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        title={`${label} (${keyText('mod+k', translate)})`}
        onClick={() => show()}
      >
        <Search fontSize="small" />
        <span>{translate('shell.search_field')}</span>
        <kbd>{keyText('mod+k', translate)}</kbd>
      </Field>
      {open && (
        <LazyBoundary onClose={close}>
          {open.isKeys ? (
            <KeysDialog actions={open.actions} onClose={close} />
          ) : (
            <SearchDialog actions={open.actions} create={create} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </>
  );
}

const Field = styled('button')(({ theme: { palette, shape, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 34,
  minWidth: 34,
  margin: '0 6px',
  padding: '0 8px',
  font: 'inherit',
  fontSize: '0.875rem',
  color: palette.text.secondary,
  backgroundColor: palette.background.default,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.action.hover },
  '& kbd': { marginLeft: 'auto', font: 'inherit', fontSize: '0.75rem' },
  [breakpoints.up('lg')]: { width: 240 },
  [breakpoints.down('md')]: {
    margin: 0,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    '& span, & kbd': { display: 'none' },
  },
}));
