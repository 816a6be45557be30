import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { Columns } from '../../../kit/detailPage/Columns.tsx';
import { DetailPage } from '../../../kit/detailPage/DetailPage.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { RegisterCash } from './RegisterCash.tsx';
import { RegisterCount } from './RegisterCount.tsx';
import { RegisterFacts } from './RegisterFacts.tsx';
import { RegisterHeader } from './RegisterHeader.tsx';
import { RegisterMovements } from './RegisterMovements.tsx';
import { RegisterPayments } from './RegisterPayments.tsx';

/** A register: cash, payments and cash movements. */
export default function RegisterPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage<Register> model={registers} id={id} failed="wallet.tills.failed" header={RegisterHeader}>
      {(register) => (
        <Columns>
          <Stack sx={{ gap: 3 }}>
            <RegisterCash register={register} />
            <RegisterFacts register={register} />
            {register.denominations && <RegisterCount register={register} />}
          </Stack>
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <RegisterPayments id={id} />
            <RegisterMovements id={id} />
          </Stack>
        </Columns>
      )}
    </DetailPage>
  );
}
