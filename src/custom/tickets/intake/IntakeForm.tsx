import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { loadValidator } from 'virtual:validators';
import { use, useMemo, useState } from 'react';
import { CreateBase, useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ClearFixedErrors } from '../../../kit/form/ClearFixedErrors.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormActions } from '../../../kit/form/FormActions.tsx';
import { schemaResolver } from '../../../kit/form/schemaResolver.ts';
import { ServerErrors } from '../../../kit/form/ServerErrors.tsx';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { useListOptions } from '../../../kit/page.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { PendingPhotosContext } from './pendingPhotos.ts';
import { Devices } from './Devices.tsx';
import { NewSignature } from './NewSignature.tsx';
import { Summary } from './Summary.tsx';
import { toTicket, withoutPasscodes } from './toTicket.ts';
import { Who } from './Who.tsx';

/** Properties with an input on the page. */
const shown = [
  'customer_id',
  'new_customer',
  'new_devices',
  'signature',
  'deposit',
  'promised_date',
  'priority',
  'note',
  'location_id',
];

/** The form of a new ticket: who, the devices, and beside them what was agreed. */
export function IntakeForm({ values }: { values: FieldValues }) {
  const { path } = useListOptions();
  const navigate = useNavigate();
  const { mutationOptions, ...saving } = useSaving({
    model: tickets,
    kind: 'create',
    onSaved: ({ id }) => void navigate(`${path}/${id}`, { replace: true }),
  });
  return (
    <CreateBase
      resource={tickets.name}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
    >
      <Fields values={values} saving={saving} />
    </CreateBase>
  );
}

interface FieldsProps {
  values: FieldValues;
  saving: Omit<ReturnType<typeof useSaving>, 'mutationOptions'>;
}

function Fields({ values, saving }: FieldsProps) {
  const translate = useTranslate();
  const back = useBackToList();
  const { save } = useSaveContext();
  const validator = use(loadValidator(tickets.name));
  const errorText = useErrorText(tickets);
  const [pendingPhotos, setPendingPhotos] = useState<string[]>([]);
  const [errors, setErrors] = useState<ValidationError[]>([]);
  const resolver = useMemo(
    () => schemaResolver(tickets, validator, errorText, setErrors, toTicket),
    [validator, errorText],
  );
  const submit = async (typed: FieldValues) => {
    if (!saving.isSaved.current) await save?.(typed as Partial<RaRecord>);
  };
  return (
    <Form defaultValues={values} resolver={resolver} onSubmit={submit}>
      <UnsavedChangesGuard isSaved={saving.isSaved} />
      <ClearFixedErrors errors={errors} />
      <Draft resource={tickets.name} isSaved={saving.isSaved} withoutSecrets={withoutPasscodes} />
      {saving.failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {saving.failure}
        </Alert>
      )}
      <ServerErrors model={tickets} problems={saving.problems} shown={shown} />
      <Sides>
        <div className="main">
          <Who />
          <PendingPhotosContext value={setPendingPhotos}>
            <Devices />
          </PendingPhotosContext>
        </div>
        <div className="side">
          <Summary />
          <NewSignature />
        </div>
      </Sides>
      <Bar>
        <FormActions
          model={tickets}
          errors={errors}
          submitLabel={translate('intake.create')}
          readOnly={false}
          isLoading={pendingPhotos.length > 0}
          onCancel={back}
        />
      </Bar>
    </Form>
  );
}

const Sides = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  alignItems: 'start',
  '& .main, & .side': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing(2) },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(300px, 1fr)',
    '& .side': { position: 'sticky', top: spacing(2) },
  },
}));

/** Always in view: a tablet in the hand needs no scrolling to create the ticket. */
const Bar = styled('div')(({ theme: { palette, spacing } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginTop: spacing(2),
  borderTop: `1px solid ${palette.divider}`,
  background: palette.background.default,
}));
