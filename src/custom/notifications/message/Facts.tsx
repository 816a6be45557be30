import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { NotificationData } from '../../../schemas/notifications/data.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { type LookupType, useLookups } from '../../store/index.ts';
import { useNotificationText } from '../useNotificationText.ts';

const statusTypes: Partial<Record<NotificationData['subject'], LookupType>> = {
  APPOINTMENT: 'APPOINTMENT_STATUS',
  QUOTE: 'QUOTE_STATUS',
};

/** The data of a notification's subject. */
export function Facts({ notification, data }: { notification: Notification; data: NotificationData }) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  const { summary, when } = useNotificationText()(notification);
  const type = statusTypes[data.subject];
  return (
    <List>
      <dt className="visually-hidden">{translate('inbox.about')}</dt>
      <dd>
        <strong>{summary}</strong>
      </dd>
      <dt className="visually-hidden">{translate('inbox.when')}</dt>
      <dd>{when}</dd>
      {type && data.status && (
        <>
          <dt>{translate('inbox.status')}</dt>
          <dd>{textOf(type, data.status)}</dd>
        </>
      )}
      {data.by && (
        <>
          <dt>{translate('inbox.by')}</dt>
          <dd>{data.by}</dd>
        </>
      )}
      {data.parts && (
        <>
          <dt>{translate('inbox.given_back')}</dt>
          <dd>{data.parts}</dd>
        </>
      )}
    </List>
  );
}

const List = styled('dl')(({ theme: { palette } }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: '0 0 8px' },
}));
