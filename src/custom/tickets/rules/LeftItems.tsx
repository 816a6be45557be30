import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { leftItemCode } from '../../../schemas/tickets/leftItems.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { StepButton } from '../work/StepButton.tsx';

/** What the customer left with the device of the page, and what was given back. */
export default function LeftItems() {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const { number, left_items } = usePageRecord(ticketDevices);
  return (
    <Card
      title={translate('bench.rules.left_items')}
      action={
        <>
          <StepButton step="giveBack" />
          <StepButton step="leave" />
        </>
      }
    >
      {left_items.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('bench.rules.nothing_left')}
        </Typography>
      ) : (
        <List dense disablePadding>
          {left_items.map((item) => (
            <ListItem key={item.number} disableGutters>
              <ListItemText
                primary={item.name}
                secondary={
                  item.returned_date
                    ? translate('bench.rules.given_back', { date: dateText(item.returned_date) })
                    : leftItemCode(number, item)
                }
              />
            </ListItem>
          ))}
        </List>
      )}
    </Card>
  );
}
