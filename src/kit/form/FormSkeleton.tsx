import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FormGrid } from './FormGrid.tsx';

export function FormSkeleton({ slots }: { slots: number }) {
  const translate = useTranslate();
  return (
    <DialogContent role="group" aria-busy aria-label={translate('dialog.loading')}>
      <FormGrid>
        {Array.from({ length: slots }, (_, slot) => (
          <Skeleton key={slot} variant="rounded" height={40} />
        ))}
      </FormGrid>
    </DialogContent>
  );
}
