import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { cloneElement } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { activeFlagOf } from '../../schemas/activeFlag.ts';
import type { Model } from '../../schemas/model.ts';
import { useMayEdit } from '../form/useMayEdit.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';
import { useInUseText, useSetInUse } from './useSetInUse.ts';

export interface RowMenuItemsProps {
  record: RaRecord;
  model: Model;
  onOpen: (record: RaRecord) => void;
  anchor: HTMLElement;
  /** Opens the confirmation. */
  onAsk: (action: 'delete' | 'deactivate') => void;
  onClose: () => void;
}

export default function RowMenuItems({ record, model, onOpen, anchor, onAsk, onClose }: RowMenuItemsProps) {
  const translate = useTranslate();
  const text = useResourceText();
  const may = useCan();
  const { rowActions } = useListOptions();
  const mayUpdate = useMayEdit(model)(record);
  const inUse = activeFlagOf(model);
  const inUseText = useInUseText(model);
  const setInUse = useSetInUse(model);
  const isInUse = inUse && Boolean(record[inUse.property]) === inUse.value;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
      <MenuItem
        onClick={() => {
          onClose();
          onOpen(record);
        }}
      >
        {text.rowAction(mayUpdate ? 'edit' : 'view')}
      </MenuItem>
      {rowActions.map((action) => cloneElement(action, { key: action.props.path }))}
      {inUse && may('update', model, record, { [inUse.property]: true }) && (
        <MenuItem
          onClick={() => {
            onClose();
            if (isInUse) onAsk('deactivate');
            else void setInUse([record], true);
          }}
        >
          {inUseText(isInUse ? 'deactivate' : 'activate')}
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
