import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBulkActions } from './actions/useBulkActions.ts';

/** Actions on the selected items, beside the selection count. */
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
