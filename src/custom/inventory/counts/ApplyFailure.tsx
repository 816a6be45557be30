import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ValidationError } from '../../../schemas/validate.ts';

interface ApplyFailureProps {
  failure: string;
  problems: ValidationError[];
}

/** Why a count was not applied; links to the open orders that reserve the stock. */
export function ApplyFailure({ failure, problems }: ApplyFailureProps) {
  const translate = useTranslate();
  const held = problems.filter(({ code }) => code === 'promised_to_orders');
  if (held.length === 0) return <Alert severity="error">{failure}</Alert>;
  return (
    <Alert severity="error">
      {held.map(({ params = {} }) => (
        <p key={params.item} style={{ margin: '0 0 8px' }}>
          {translate('counts.promised', { ...params })}{' '}
          {String(params.orders)
            .split(', ')
            .map((number, index) => (
              <Fragment key={number}>
                {index > 0 && ', '}
                <Link component={RouterLink} to={`/Sales?id=${number}`}>
                  {translate('counts.order', { number })}
                </Link>
              </Fragment>
            ))}
        </p>
      ))}
      {translate('counts.promised_help')}
    </Alert>
  );
}
