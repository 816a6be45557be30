import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSelectedAdoption } from './adopt/useSelectedAdoption.ts';

/** Beside how many are selected: what can be done with them. */
export function AdoptSelected() {
  const translate = useTranslate();
  const { actions, question } = useSelectedAdoption();
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
