import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Plan } from '../types.ts';

/** A header that was renamed removes a service and creates another: what that loses is said before. */
export function RenameNotice({ plan: { renames } }: { plan: Plan }) {
  const translate = useTranslate();
  if (renames.length === 0) return null;
  return (
    <Alert severity="warning">
      {renames.map(({ from, to, count }) => (
        <div key={`${from} ${to}`}>
          {translate('priceMatrix.preview.renamed', { from, to, smart_count: count })}
        </div>
      ))}
    </Alert>
  );
}
