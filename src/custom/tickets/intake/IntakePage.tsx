import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { DetailHeader } from '../../../kit/detailPage/DetailHeader.tsx';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { IntakeForm } from './IntakeForm.tsx';
import { useNewTicket } from './useNewTicket.ts';

/** `/Tickets/create`: takes devices in. */
export default function IntakePage() {
  const translate = useTranslate();
  const back = useBackToList();
  const mayCreate = useCan()('create', tickets);
  const newTicket = useNewTicket();
  const [parameters] = useSearchParams();
  const [values] = useState(newTicket);
  return (
    <Stack sx={{ gap: 2 }}>
      <DetailHeader title={translate('resources.tickets.actions.new')} back="detailPage.back" />
      {mayCreate ? (
        <IntakeForm key={parameters.toString()} values={values} />
      ) : (
        <DialogError onClose={back} />
      )}
    </Stack>
  );
}
