import Add from '@mui/icons-material/Add';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { MenuButton } from '../../../../kit/list/MenuButton.tsx';
import { typedLine, type FormLine } from './line.ts';

/** What no catalogue knows: anything else at a price that is typed, and gift balances. */
export function AddMenu({ onAdd }: { onAdd: (line: FormLine) => void }) {
  const translate = useTranslate();
  return (
    <MenuButton label={translate('sales.lines.other')} icon={<Add />}>
      {(close) =>
        (['CUSTOM', 'GIFT'] as const).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onAdd(typedLine(kind, translate(`sales.lines.typed.${kind}`)));
            }}
          >
            {translate(`sales.lines.add.${kind}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
