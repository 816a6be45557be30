import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { useListOptions } from '../../../kit/page.ts';
import { RecordSteps } from '../../../kit/steps/RecordSteps.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { CashMovements } from './CashMovements.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

const shown = 3;

/** The user's open registers: cash, latest movements and steps. */
export default function OwnRegisters() {
  const { staff_id } = useSession().who;
  const { data = [] } = useGetList<Register>(registers.name, {
    filter: { state: 'OPEN', opened_by: staff_id },
    sort: registers.defaultSort,
    pagination: { page: 1, perPage: 10 },
  });
  return data.length === 0 ? null : (
    <Stack sx={{ gap: 2, mb: 3 }}>
      {data.map((register) => (
        <OwnRegister key={register.id} register={register} />
      ))}
    </Stack>
  );
}

function OwnRegister({ register }: { register: Register }) {
  const translate = useTranslate();
  const cents = useCents();
  const { path } = useListOptions();
  const { locations } = useSession();
  const { data } = useRegisterReport(register.id);
  const place = locations.find(({ id }) => id === register.location_id)?.location_name;
  return (
    <Card
      title={translate('wallet.tills.own', { ...register })}
      action={<RecordSteps model={registers} record={register} />}
    >
      <Typography color="text.secondary">{place}</Typography>
      <Typography sx={{ my: 1 }}>
        {translate('wallet.tills.cash.now')}{' '}
        <strong style={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
          {cents(register.expected)}
        </strong>
      </Typography>
      {data && <CashMovements movements={data.movements.slice(0, shown)} />}
      <Button
        component={Link}
        to={`${path}/${register.id}`}
        state={{ dialog: true }}
        size="small"
        sx={{ mt: 1 }}
      >
        {translate('wallet.tills.open_page')}
      </Button>
    </Card>
  );
}
