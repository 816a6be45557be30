import { useTranslate } from 'react-admin';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { LineSerials } from '../../../inventory/index.ts';
import { StaffInput } from '../../../staff/index.ts';
import { hasCustomPrice, isSerialized, type FormLine } from './line.ts';

/** The reason for a line's own price, who did the work, and serial numbers, which may also be entered on completion. */
export function LineDetails({ source, line }: { source: string; line: FormLine }) {
  const translate = useTranslate();
  const { kind, serials = [], quantity } = line;
  return (
    <>
      {hasCustomPrice(line) && (
        <TextInput source={`${source}.price_reason`} label="sales.lines.price_reason" isRequired />
      )}
      {kind === 'REPAIR' && <StaffInput source={`${source}.staff_id`} label="sales.lines.staff" />}
      {isSerialized(line) && (
        <LineSerials
          {...{ source, line }}
          label={translate('sales.lines.serial', { count: serials.length, quantity })}
        />
      )}
    </>
  );
}
