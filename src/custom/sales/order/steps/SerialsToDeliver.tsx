import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { SerialChips } from '../../../inventory/index.ts';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';
import { addSerial, type SerialsByLine } from './serialsToDeliver.ts';

interface SerialsToDeliverProps {
  lines: OrderLine[];
  serials: SerialsByLine;
  onChange: (serials: SerialsByLine) => void;
}

/** Serial numbers of the delivered units, scanned or typed, line by line. */
export function SerialsToDeliver({ lines, serials, onChange }: SerialsToDeliverProps) {
  const translate = useTranslate();
  return lines.map((line, index) => {
    const id = line.id ?? '';
    const own = serials[id] ?? [];
    return (
      <Stack key={id} sx={{ gap: 1, mb: 2 }}>
        <ScanField
          autoFocus={index === 0}
          isContinuous
          label={translate('sales.steps.serials_of', {
            name: line.name,
            count: own.length,
            quantity: line.quantity,
          })}
          onCode={(code) => onChange(addSerial(serials, line, normalizeSerial(code)))}
        />
        <SerialChips
          serials={own}
          onRemove={(serial) => onChange({ ...serials, [id]: own.filter((one) => one !== serial) })}
        />
      </Stack>
    );
  });
}
