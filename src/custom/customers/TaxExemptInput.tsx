import { useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { SchemaInput } from '../../kit/form/SchemaInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { Customer } from '../../schemas/customers/customers.ts';
import { changesPrices } from '../../schemas/sales/access.ts';

/** Tax exemption of a customer with number and reason; editable by staff who may change prices. */
export default function TaxExemptInput({ source = 'is_tax_exempt', readOnly = false }: Partial<InputProps>) {
  const { who } = useSession();
  const isRead = readOnly || changesPrices(who) !== true;
  const isExempt = useWatch({ name: source }) === true;
  return (
    <>
      <SchemaInput source={source} schema={Customer.properties.is_tax_exempt} readOnly={isRead} />
      {isExempt && (
        <>
          <TextInput source="tax_exempt_number" isRequired readOnly={isRead} />
          <TextInput source="tax_exempt_reason" isRequired readOnly={isRead} />
        </>
      )}
    </>
  );
}
