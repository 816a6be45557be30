import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { LeavingContext, newLeaving } from '../../../kit/form/leaving.ts';
import { StaffRowFields } from './StaffRowFields.tsx';
import { useSaveStaffRows } from './useSaveStaffRows.ts';
import { newRow, rowOf, useStaffRows, type StaffRows } from './useStaffRows.ts';

interface StaffRowsFormProps {
  locationId: number;
  mayCreate: boolean;
  onClose: () => void;
}

/** The staff of a location as rows. Rows already saved stay saved when another one fails. */
export function StaffRowsForm({ locationId, mayCreate, onClose }: StaffRowsFormProps) {
  const translate = useTranslate();
  const { members = [] } = useStaffRows(locationId);
  const [shown] = useState(members);
  const [leaving] = useState(newLeaving);
  const form = useForm<StaffRows>({ defaultValues: { rows: shown.map(rowOf) }, mode: 'onChange' });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows', keyName: 'key' });
  const { save, isSaved, failures, forgetFailures } = useSaveStaffRows({ locationId, shown, form, onClose });
  const discard = () => {
    leaving.leave();
    onClose();
  };
  const takeOut = (index: number) => {
    forgetFailures();
    remove(index);
  };
  const submit = (event: FormEvent) => {
    form.clearErrors();
    void form.handleSubmit(save)(event);
  };
  return (
    <LeavingContext value={leaving}>
      <FormProvider {...form}>
        <UnsavedChangesGuard isSaved={isSaved} />
        <form noValidate onSubmit={submit}>
          <DialogContent dividers sx={{ display: 'grid', gap: 3 }}>
            <Draft resource="staffRows" id={locationId} isSaved={isSaved} />
            {fields.map((row, index) => (
              <StaffRowFields
                key={row.key}
                index={index}
                stored={shown[index]}
                failure={failures[index]}
                onRemove={form.getValues(`rows.${index}.id`) ? undefined : () => takeOut(index)}
              />
            ))}
            {mayCreate && (
              <Button startIcon={<Add />} onClick={() => append(newRow())} sx={{ justifySelf: 'start' }}>
                {translate('settings.staff.add')}
              </Button>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={discard}>
              {translate('settings.discard')}
            </Button>
            <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
              {translate('settings.save')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </LeavingContext>
  );
}
