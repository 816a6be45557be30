import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewMail } from '../../../schemas/mail/mail.ts';
import { RecipientsInput } from './RecipientsInput.tsx';

/** To, and on request Cc and Bcc. */
export function Recipients() {
  const translate = useTranslate();
  const { getValues } = useFormContext<NewMail>();
  const [cc, bcc] = useWatch<NewMail, ['cc', 'bcc']>({ name: ['cc', 'bcc'] });
  const [shown, setShown] = useState({ cc: cc.length > 0, bcc: bcc.length > 0 });
  return (
    <>
      <To>
        <RecipientsInput source="to" label={translate('mail.to')} autoFocus={getValues('to').length === 0} />
        {(['cc', 'bcc'] as const)
          .filter((list) => !shown[list])
          .map((list) => (
            <Button
              key={list}
              size="small"
              color="inherit"
              onClick={() => setShown({ ...shown, [list]: true })}
            >
              {translate(`mail.${list}`)}
            </Button>
          ))}
      </To>
      {shown.cc && <RecipientsInput source="cc" label={translate('mail.cc')} autoFocus={cc.length === 0} />}
      {shown.bcc && (
        <RecipientsInput source="bcc" label={translate('mail.bcc')} autoFocus={bcc.length === 0} />
      )}
    </>
  );
}

const To = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0, borderBottom: 0 },
  '& > button': { flexShrink: 0, minWidth: 44, marginBottom: 4 },
}));
