import { useTranslate } from 'react-admin';
import { styled } from '@mui/material/styles';
import type { Rate } from '../../../schemas/shipping/rates.ts';
import { useCarrierText } from '../translateCarrierText.ts';
import { isValid } from './model/offers.ts';

const Messages = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.palette.warning.main,
  '&[data-error=true]': { color: theme.palette.error.main },
}));

/** A carrier's errors and warnings about a rate; a generic one if it gives no reason. */
export function RateMessages({ rate }: { rate: Rate }) {
  const translate = useTranslate();
  const phrase = useCarrierText();
  const { error_messages, warning_messages } = rate;
  const isSilent = !isValid(rate) && error_messages.length + warning_messages.length === 0;
  return (
    <>
      {[...new Set(error_messages)].map((message) => (
        <Messages key={message} data-error>
          {phrase(message)}
        </Messages>
      ))}
      {[...new Set(warning_messages)].map((message) => (
        <Messages key={message}>{phrase(message)}</Messages>
      ))}
      {isSilent && <Messages data-error>{translate('shipping.rateBrowser.unusable')}</Messages>}
    </>
  );
}
