import Add from '@mui/icons-material/Add';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { MenuButton } from '../../../../kit/list/MenuButton.tsx';
import { changesPrices } from '../../../../schemas/sales/access.ts';
import { customLine, type FormLine } from './line.ts';

/** Adds lines that are in no catalogue: gift balances, and custom lines for staff who may change prices. */
export function AddMenu({ onAdd }: { onAdd: (line: FormLine) => void }) {
  const translate = useTranslate();
  const mayPrice = changesPrices(useSession().who) === true;
  const kinds = mayPrice ? (['CUSTOM', 'GIFT'] as const) : (['GIFT'] as const);
  return (
    <MenuButton label={translate('sales.lines.other')} icon={<Add />}>
      {(close) =>
        kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onAdd(customLine(kind, translate(`sales.lines.typed.${kind}`)));
            }}
          >
            {translate(`sales.lines.add.${kind}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
