import TableRows from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { layoutParameter, useLayout, type ListLayout } from './layouts.ts';

/** Chooses between the table and the other layouts of a list. */
export function LayoutToggle({ layouts }: { layouts: ListLayout[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useLayout(layouts);
  const choose = (_: unknown, name: string | null) => {
    if (name === null) return;
    const parameters = new URLSearchParams(search);
    parameters.delete(layoutParameter);
    if (name) parameters.set(layoutParameter, name);
    void navigate({ search: parameters.toString() });
  };
  const table = { name: '', label: 'list.table', icon: TableRows };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown?.name ?? ''}
      onChange={choose}
      aria-label={translate('list.layout')}
    >
      {[table, ...layouts].map(({ name, label, icon: Icon }) => (
        <ToggleButton key={name} value={name} aria-label={translate(label)} title={translate(label)}>
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
