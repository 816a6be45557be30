import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';
import { OptionTable } from './OptionTable.tsx';
import { useTicketDevices } from './useTicketDevices.ts';

/** The options of the estimate on the page, with what they cost. */
export default function EstimateOptions() {
  const translate = useTranslate();
  const { ticket_id, options, amounts, approved_option, state, message } = usePageRecord(estimates);
  const devices = useTicketDevices(ticket_id);
  const names = new Map(devices.map(({ id, device }) => [id, device?.name ?? '']));
  return (
    <Card title={translate('estimate.options.title')}>
      {message && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2 }}>{message}</Typography>
      )}
      <Stack sx={{ gap: 3 }}>
        {options.map((option, index) => (
          <div key={index}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
              <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
                {option.name || translate('estimate.options.named', { number: index + 1 })}
              </Typography>
              {approved_option === index && (
                <Chip size="small" color="success" label={translate('estimate.options.approved')} />
              )}
            </Stack>
            <OptionTable option={option} amounts={amounts[index]} names={names} />
          </div>
        ))}
      </Stack>
      {state !== 'DRAFT' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('estimate.amounts.of_day')}
        </Typography>
      )}
    </Card>
  );
}
