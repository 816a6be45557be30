import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { iconOnPhone } from './iconOnPhone.ts';
import type { ColumnChooser } from './useColumns.ts';

const ColumnsMenu = lazyWithPreload(() => import('./columns/ColumnsMenu.tsx'));

interface ColumnsButtonProps {
  model: Model;
  chooser: ColumnChooser;
}

/** Opens the menu of a list's columns; its code is loaded when the button is pointed at or used. */
export function ColumnsButton({ model, chooser }: ColumnsButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const label = translate('list.columns');
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={label}
        onPointerEnter={() => void ColumnsMenu.load().catch(() => undefined)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={iconOnPhone}
      >
        <span className="label">{label}</span>
      </Button>
      {anchor && (
        <LazyBoundary onClose={close}>
          <ColumnsMenu {...{ model, chooser, anchor }} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
