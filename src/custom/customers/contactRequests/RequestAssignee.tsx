import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { contactRequests, type ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useCustomerCalls } from '../calls.ts';

/** The assignee of a request; the staff member can take it, also from a colleague, or release it. */
export function RequestAssignee({ request }: { request: ContactRequest }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { staff_id } = useSession().who;
  const { assignRequest } = useCustomerCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, assignee_id, assignee } = request;
  const isOwn = assignee_id === staff_id;
  const action = isOwn ? 'give_back' : assignee_id ? 'take_over' : 'take';
  const assign = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await assignRequest({
        params: { id },
        body: { assignee_id: isOwn ? null : staff_id, before: assignee_id },
      });
    } catch (error) {
      const taken = problemsOf(error).find(({ code }) => code === 'taken');
      setFailure(
        taken
          ? translate('resources.customerRequests.taken', taken.params)
          : translate(reasonOf(error, 'messages.failed')),
      );
    } finally {
      await queryClient.invalidateQueries({ queryKey: [contactRequests.name] });
      setIsBusy(false);
    }
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{assignee?.name ?? translate('resources.customerRequests.nobody')}</span>
        <Button size="small" loading={isBusy} onClick={() => void assign()}>
          {translate(`resources.customerRequests.${action}`)}
        </Button>
      </Stack>
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}
