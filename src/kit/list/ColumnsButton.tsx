import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { MenuButton } from './MenuButton.tsx';
import { labelKey, type ColumnChooser } from './useColumns.ts';

interface ColumnsButtonProps {
  model: Model;
  chooser: ColumnChooser;
}

/** Menu of visible columns; the column with the record's name cannot be hidden. */
export function ColumnsButton({ model, chooser }: ColumnsButtonProps) {
  const translate = useTranslate();
  return (
    <MenuButton label={translate('list.columns')} icon={<ViewColumn />}>
      {() =>
        chooser.all.map(({ props }) => {
          const isShown = !chooser.isHidden(props.source);
          const Box = isShown ? CheckBox : CheckBoxOutlineBlank;
          return (
            <MenuItem
              key={props.source}
              role="menuitemcheckbox"
              aria-checked={isShown}
              dense
              disabled={props.source === model.label}
              onClick={() => chooser.toggle(props.source)}
            >
              <Box fontSize="small" color={isShown ? 'primary' : 'action'} sx={{ mr: 1 }} />
              {translate(labelKey(model.name, props))}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
