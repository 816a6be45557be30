import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { SchemaInput } from '../../../kit/form/SchemaInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { Ticket, tickets } from '../../../schemas/tickets/tickets.ts';
import { CreatableLocationInput } from '../../locations/index.ts';
import { Deposit } from './Deposit.tsx';
import { Price } from './Price.tsx';
import { PromisedTime } from './PromisedTime.tsx';

/** What is agreed for all devices: when, how much, and where. */
export function Summary() {
  const translate = useTranslate();
  return (
    <>
      <Card title={translate('intake.promise.title')}>
        <PromisedTime />
      </Card>
      <Card title={translate('intake.price.title')}>
        <Price />
        <Deposit />
      </Card>
      <Card title={translate('intake.more')}>
        <FormGrid>
          <CreatableLocationInput source="location_id" model={tickets} isRequired />
          <SchemaInput source="priority" schema={Ticket.properties.priority} isRequired />
          <div data-wide>
            <TextInput source="note" isLong />
          </div>
        </FormGrid>
      </Card>
    </>
  );
}
