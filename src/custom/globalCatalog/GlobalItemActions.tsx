import Checklist from '@mui/icons-material/Checklist';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { MenuButton } from '../../kit/list/MenuButton.tsx';
import { useBulkActions } from './actions/useBulkActions.ts';
import { Imports } from './imports/Imports.tsx';
import { useKind } from './kinds.ts';

/** The list's toolbar for users who may import: actions on the selected items, and running imports. */
export function GlobalItemActions() {
  const { model } = useKind();
  return useCan()('update', model) ? (
    <>
      <Imports />
      <Actions />
    </>
  ) : null;
}

function Actions() {
  const translate = useTranslate();
  const { actions, question, count } = useBulkActions();
  return (
    <>
      <MenuButton label={translate('globalCatalog.actions')} icon={<Checklist />} isDisabled={count === 0}>
        {(close) =>
          actions.map(({ key, act }) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                act();
              }}
            >
              {translate(`globalCatalog.${key}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      {question}
    </>
  );
}
