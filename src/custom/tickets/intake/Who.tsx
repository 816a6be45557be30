import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Card } from '../../../kit/Card.tsx';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { emptyCustomer, type NewTicketCustomer } from '../../../schemas/tickets/newCustomer.ts';
import { CustomerOption, parseCustomerSearch, useCustomerSearch } from '../../customers/index.ts';
import { NewCustomerFields } from './NewCustomerFields.tsx';

/** Whose devices they are: a known customer found by typing, or a new one. */
export function Who() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const search = useCustomerSearch();
  const id = useWatch({ name: 'customer_id' }) as string | null;
  const created = useWatch({ name: 'new_customer' }) as NewTicketCustomer | null;
  const error = useFormState({ name: 'customer_id' }).errors.customer_id;
  const choose = (customer_id: string | null, new_customer: NewTicketCustomer | null = null) => {
    setValue('new_customer', new_customer, { shouldDirty: true });
    setValue('customer_id', customer_id, { shouldDirty: true, shouldValidate: true });
  };
  const other = (
    <Button size="small" onClick={() => choose(null)}>
      {translate('intake.who.other')}
    </Button>
  );
  return (
    <Card title={translate('intake.who.title')} action={(id || created) && other}>
      {id ? (
        <Known id={id} />
      ) : created ? (
        <NewCustomerFields />
      ) : (
        <SearchField<RaRecord<string> & Customer>
          autoFocus
          label={translate('intake.who.search')}
          hint={translate('intake.who.hint')}
          search={search}
          nameOf={(one) => nameOf(customers, one)}
          keyOf={({ id: key }) => key}
          renderResult={(one) => <CustomerOption customer={one} />}
          onChosen={(one) => choose(one.id)}
          create={{
            labelOf: (name) => translate('intake.who.new', { name }),
            onChosen: (typed) => choose(null, { ...emptyCustomer, ...parseCustomerSearch(typed) }),
          }}
          autoHighlight
        />
      )}
      {error && <FormHelperText error>{typeof error.message === 'string' && error.message}</FormHelperText>}
    </Card>
  );
}

function Known({ id }: { id: string }) {
  const { data } = useGetOne<RaRecord<string> & Customer>(customers.name, { id });
  return (
    <div role="status" style={{ minHeight: 48 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {data && nameOf(customers, data)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[data?.phone && formatPhone(data.phone), data?.email].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
}
