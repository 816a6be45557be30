import type { RecordText } from '../../kit/slots.ts';
import { customers } from '../../schemas/customers/customers.ts';
import { nameOf } from '../../schemas/model.ts';

export const customerNameText: RecordText = (record, translate) =>
  record.forgotten_date ? translate('privacy.nobody') : nameOf(customers, record);
