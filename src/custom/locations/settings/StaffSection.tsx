import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { LocationStaff } from '../LocationStaff.tsx';
import { staff } from '../../../schemas/staff/staff.ts';
import { StaffRowsForm } from './StaffRowsForm.tsx';
import { useStaffRows } from './useStaffRows.ts';

interface StaffSectionProps {
  locationId: number;
  isBlocked: boolean;
  onEditing: (section: string, isEditing: boolean) => void;
}

/** The staff of a location: a list, editable as rows (contract 1 §2.7). */
export function StaffSection({ locationId, isBlocked, onEditing }: StaffSectionProps) {
  const translate = useTranslate();
  const may = useCan();
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => onEditing('staff', isEditing), [isEditing, onEditing]);
  const { members } = useStaffRows(locationId);
  const mayCreate = may('create', staff, { location_id: locationId, role: 'STAFF' });
  const mayEdit =
    mayCreate || members?.some((member) => may('update', staff, { ...member }, { role: member.role }));
  const title = translate('settings.locations.staff');
  return (
    <Card variant="outlined" component="section" aria-label={title}>
      <CardHeader
        title={title}
        sx={{ px: 3, py: 1.5 }}
        slotProps={{ title: { variant: 'h3', component: 'h2' } }}
      />
      {isEditing ? (
        <Suspense>
          <StaffRowsForm locationId={locationId} mayCreate={mayCreate} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <>
          <DialogContent dividers>
            <LocationStaff locationId={locationId} />
          </DialogContent>
          {mayEdit && (
            <DialogActions>
              <Button variant="outlined" disabled={isBlocked} onClick={() => setIsEditing(true)}>
                {translate('dialog.edit_button')}
              </Button>
            </DialogActions>
          )}
        </>
      )}
    </Card>
  );
}
