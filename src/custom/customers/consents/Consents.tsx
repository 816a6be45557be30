import { useQuery } from '@tanstack/react-query';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import type { Consent } from '../../../schemas/customers/consents.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCustomerCalls } from '../calls.ts';

const NewConsentDialog = lazyWithPreload(() => import('./NewConsentDialog.tsx'));

/** Number of entries shown at first. */
const shown = 5;

/** Consents that a customer gave and withdrew, newest first; entries are only added, never changed. */
export function Consents({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const may = useCan();
  const { getConsents } = useCustomerCalls();
  const [isAdding, setIsAdding] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [customers.name, 'consents', customer.id],
    queryFn: async ({ signal }) => (await getConsents({ params: { id: customer.id }, signal })).data,
  });
  const add = may('update', customers, { ...customer }) && (
    <Button size="small" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      {translate('consents.add')}
    </Button>
  );
  const close = () => setIsAdding(false);
  return (
    <Card title={translate('consents.title')} action={add}>
      {error && !data && <LoadErrorAlert message="consents.load_failed" onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="text.secondary">{translate('consents.none')}</Typography>}
      {data && data.length > 0 && (
        <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
          {data.slice(0, isWhole ? undefined : shown).map((one) => (
            <ConsentLine key={one.id} consent={one} />
          ))}
        </ul>
      )}
      {data && data.length > shown && !isWhole && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {translate('consents.show_all', { smart_count: data.length })}
        </Button>
      )}
      {isAdding && (
        <LazyBoundary onClose={close}>
          <NewConsentDialog customer={customer} onClose={close} />
        </LazyBoundary>
      )}
    </Card>
  );
}

function ConsentLine({ consent }: { consent: Consent }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { purpose, state, source, given_date, recorded_by_name: name } = consent;
  const what = translate(`consents.purposes.${purpose}`, { _: purpose });
  const day = dateFormat(locale, 'UTC', 'short').format(new Date(given_date));
  return (
    <li>
      <Typography component="span" sx={{ display: 'block' }}>
        {what}: <strong>{translate(`consents.states.${state}`)}</strong>
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {[day, translate(`consents.sources.${source}`), name && translate('consents.noted_by', { name })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </li>
  );
}
