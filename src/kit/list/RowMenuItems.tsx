import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { cloneElement } from 'react';
import { useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';
import { canVoid, useSetVoided } from './useSetVoided.ts';

export interface RowMenuItemsProps {
  record: RaRecord;
  model: Model;
  onOpen: (id: Identifier) => void;
  anchor: HTMLElement;
  /** Asks before it is done. */
  onAsk: (action: 'delete' | 'deactivate') => void;
  onClose: () => void;
}

export default function RowMenuItems({ record, model, onOpen, anchor, onAsk, onClose }: RowMenuItemsProps) {
  const translate = useTranslate();
  const text = useResourceText();
  const may = useCan();
  const { rowActions } = useListOptions();
  const mayUpdate = may('update', model, record);
  const setVoided = useSetVoided(model);
  const isVoided = Boolean(record.is_voided);
  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
      <MenuItem
        onClick={() => {
          onClose();
          onOpen(record.id);
        }}
      >
        {text.rowAction(mayUpdate ? 'edit' : 'view')}
      </MenuItem>
      {rowActions.map((action) => cloneElement(action, { key: action.props.path }))}
      {canVoid(model) && may('update', model, record, { is_voided: !isVoided }) && (
        <MenuItem
          onClick={() => {
            onClose();
            if (isVoided) void setVoided([record], false);
            else onAsk('deactivate');
          }}
        >
          {translate(isVoided ? 'list.activate' : 'list.deactivate')}
        </MenuItem>
      )}
      {may('delete', model, record) && (
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            onClose();
            onAsk('delete');
          }}
        >
          {translate('list.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
