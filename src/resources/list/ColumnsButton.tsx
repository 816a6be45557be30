import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useTranslate } from 'react-admin';
import type { ColumnElement } from '../slots.ts';
import { MenuButton } from './MenuButton.tsx';
import { labelKey, type ColumnChooser } from './useColumns.ts';

/** Chooses which columns show; the last one stays. */
export function ColumnsButton({ columns, chooser }: { columns: ColumnElement[]; chooser: ColumnChooser }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <MenuButton label={translate('list.columns')} icon={<ViewColumn />}>
      {() =>
        columns.map(({ props }) => {
          const isShown = !chooser.isHidden(props.source);
          const Box = isShown ? CheckBox : CheckBoxOutlineBlank;
          return (
            <MenuItem
              key={props.source}
              role="menuitemcheckbox"
              aria-checked={isShown}
              dense
              disabled={isShown && chooser.visible.length === 1}
              onClick={() => chooser.toggle(props.source)}
            >
              <Box fontSize="small" color={isShown ? 'primary' : 'action'} sx={{ mr: 1 }} />
              {translate(labelKey(resource, props))}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
