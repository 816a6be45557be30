import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBulkActions } from './actions/useBulkActions.ts';

/** Beside how many are selected: what can be done with them. */
export function GlobalItemBulkActions() {
  const translate = useTranslate();
  const { actions, question } = useBulkActions();
  return (
    <>
      {actions.map(({ key, act }) => (
        <Button key={key} onClick={act}>
          {translate(`globalCatalog.${key}`)}
        </Button>
      ))}
      {question}
    </>
  );
}
