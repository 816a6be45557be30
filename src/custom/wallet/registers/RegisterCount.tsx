import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { denominations, type Register } from '../../../schemas/wallet/registers.ts';
import { Figures } from './Figures.tsx';

/** Banknotes and coins counted at the closing. */
export function RegisterCount({ register }: { register: Register }) {
  const translate = useTranslate();
  const cents = useCents();
  const counted = denominations.filter((value) => register.denominations?.[value]);
  return (
    <Card title={translate('wallet.tills.counted_pieces')}>
      <Figures
        head={[
          translate('wallet.tills.piece'),
          translate('wallet.tills.pieces'),
          translate('wallet.tills.sum'),
        ]}
        rows={counted.map((value) => {
          const count = register.denominations?.[value] ?? 0;
          return [cents(value), String(count), cents(value * count)];
        })}
        sum={[translate('wallet.tills.total'), '', cents(register.counted ?? 0)]}
      />
    </Card>
  );
}
