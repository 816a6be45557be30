import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadValidator } from 'virtual:validators';
import { memo, use, useCallback, useMemo, useRef, useState } from 'react';
import {
  CreateBase,
  useDataProvider,
  useNotify,
  useSaveContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { isUnavailable } from '../../../dataProvider/errors.ts';
import { draftKey, forgetDraft } from '../../../drafts.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import { CheckedActions } from '../../../kit/form/CheckedActions.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { useNewOpenErrors } from '../../../kit/form/openErrors.ts';
import { schemaResolver } from '../../../kit/form/schemaResolver.ts';
import { ServerErrors } from '../../../kit/form/ServerErrors.tsx';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { useReload } from '../../../kit/useReload.ts';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { useListOptions } from '../../../kit/page.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { keptKeys, lostKeys, withAddresses, type SentPhotos } from '../offline/keptPhotos.ts';
import { madeUnder } from '../offline/madeUnder.ts';
import { removeQueued } from '../offline/queue.ts';
import { useKeepTicket } from '../offline/useKeepTicket.ts';
import { useOfflineIntake } from '../offline/useOfflineIntake.ts';
import { useSendPhoto } from '../offline/useSendPhoto.ts';
import { Devices } from './Devices.tsx';
import { ForgetLeftPhotos } from './ForgetLeftPhotos.tsx';
import { LostPhotosContext, useTellLost } from './lostPhotos.ts';
import { PendingPhotosContext } from './pendingPhotos.ts';
import { NewSignature } from './NewSignature.tsx';
import { Summary } from './Summary.tsx';
import { toTicket, withoutPasscodes } from './toTicket.ts';
import { UploadedPhotosContext } from './uploadedPhotos.ts';
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

interface IntakeFormProps {
  values: FieldValues;
  /** The ticket is kept on this device, as there was no connection. */
  onKept: (id: string) => void;
}

/** The form of a new ticket: who, the devices, and beside them what was agreed. */
export function IntakeForm({ values, onKept }: IntakeFormProps) {
  const { path } = useListOptions();
  const { staff_id } = useSession().who;
  const navigate = useNavigate();
  const { mutationOptions, ...saving } = useSaving({
    model: tickets,
    kind: 'create',
    onSaved: ({ id }) => leave(String(id)),
  });
  const leave = (id: string) => {
    removeQueued(staff_id, id);
    void navigate(`${path}/${id}`, { replace: true });
  };
  const { getOne } = useDataProvider();
  const notify = useNotify();
  const reload = useReload(tickets);
  /** Leads to the ticket if an earlier try has made it. */
  const onError = async (error: unknown, typed: FieldValues) => {
    try {
      const { id, number } = await madeUnder(String(typed.id), error, getOne);
      saving.settle();
      notify('intake.offline.made', { type: 'warning', messageArgs: { number }, autoHideDuration: null });
      reload();
      leave(id);
    } catch {
      mutationOptions.onError(error);
    }
  };
  return (
    <CreateBase
      resource={tickets.name}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
    >
      <Fields {...{ values, onKept, onError }} saving={saving} />
    </CreateBase>
  );
}

interface FieldsProps extends IntakeFormProps {
  onError: (error: unknown, typed: FieldValues) => Promise<void>;
  saving: Omit<ReturnType<typeof useSaving>, 'mutationOptions'>;
}

function Fields({ values, saving, onKept, onError }: FieldsProps) {
  const translate = useTranslate();
  const back = useBackToList();
  const { save } = useSaveContext();
  const validator = use(loadValidator(tickets.name));
  const errorText = useErrorText(tickets);
  const [pendingPhotos, setPendingPhotos] = useState<string[]>([]);
  const isSending = pendingPhotos.length > 0;
  const openErrors = useNewOpenErrors();
  const resolver = useMemo(
    () => schemaResolver(tickets, validator, errorText, openErrors.set, toTicket),
    [validator, errorText, openErrors],
  );
  const { staff_id } = useSession().who;
  const keepTicket = useKeepTicket();
  const sendPhoto = useSendPhoto();
  const tellLost = useTellLost();
  /** What the inputs have uploaded, which the values of a submit that is under way do not have. */
  const uploaded = useRef(new Map<string, string>());
  const noteUploaded = useCallback((key: string, file: string) => void uploaded.current.set(key, file), []);
  /** The address of a kept photo; an input may have uploaded it, and removed it from this device, at any time. */
  const addressOf = async (key: string) =>
    uploaded.current.get(key) ?? (await sendPhoto(key)) ?? uploaded.current.get(key);
  const [isFull, setIsFull] = useState(false);
  const keep = (typed: FieldValues, sent: SentPhotos = new Map()) => {
    if (!keepTicket(typed, new Map([...sent, ...uploaded.current]))) return setIsFull(true);
    saving.settle();
    forgetDraft(draftKey(staff_id, tickets.name));
    return onKept(String(typed.id));
  };
  const submit = async (typed: FieldValues) => {
    if (saving.isSaved.current) return;
    setIsFull(false);
    if (!navigator.onLine) return keep(typed);
    const sent: SentPhotos = new Map();
    const failed = (error: unknown) =>
      isUnavailable(error) ? keep(typed, sent) : void onError(error, typed);
    try {
      for (const key of keptKeys(typed)) sent.set(key, await addressOf(key));
    } catch (error) {
      return failed(error);
    }
    tellLost(lostKeys(sent));
    await save?.(withAddresses(typed, sent) as Partial<RaRecord>, { onError: failed });
    if (saving.isSaved.current) await forgetFiles([...sent.keys()]);
  };
  useOfflineIntake();
  return (
    <Form defaultValues={values} resolver={resolver} onSubmit={submit}>
      <UnsavedChangesGuard isSaved={saving.isSaved} />
      <ForgetLeftPhotos />
      <Draft
        resource={tickets.name}
        isSaved={saving.isSaved}
        withoutSecrets={withoutPasscodes}
        onDiscard={(discarded) => void forgetFiles(keptKeys(discarded))}
      />
      {(saving.failure ?? isFull) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {saving.failure ?? translate('intake.offline.full')}
        </Alert>
      )}
      <ServerErrors model={tickets} problems={saving.problems} shown={shown} />
      <PendingPhotosContext value={setPendingPhotos}>
        <LostPhotosContext value={tellLost}>
          <UploadedPhotosContext value={noteUploaded}>
            <Inputs />
          </UploadedPhotosContext>
        </LostPhotosContext>
      </PendingPhotosContext>
      <Bar>
        <CheckedActions
          model={tickets}
          openErrors={openErrors}
          submitLabel={translate('intake.create')}
          readOnly={false}
          isLoading={isSending}
          actions={
            isSending && (
              <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'start' }}>
                {translate('intake.sending_photos')}
              </Typography>
            )
          }
          onCancel={back}
        />
      </Bar>
    </Form>
  );
}

/** All inputs; sending the form does not render them. */
const Inputs = memo(function Inputs() {
  return (
    <Sides>
      <div className="main">
        <Who />
        <Devices />
      </div>
      <div className="side">
        <Summary />
        <NewSignature />
      </div>
    </Sides>
  );
});

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
