import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** The received quantity of an item. */
export interface Received {
  item_id: string;
  quantity: number;
  serials?: string[];
}

/** How long the offer is shown, in milliseconds. */
const duration = 10_000;

/** Arguments of `notify`: the receipt's message with an offer to print its labels. */
export const withLabelOffer = (text: string, received: Received[]) =>
  [<Offer text={text} received={received} />, { type: 'success', autoHideDuration: duration }] as const;

function Offer({ text, received }: { text: string; received: Received[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <>
      {text}{' '}
      <Button
        color="inherit"
        size="small"
        onClick={() => void navigate('/Inventory/received', { state: { dialog: true, received } })}
      >
        {translate('itemLabels.print_received')}
      </Button>
    </>
  );
}
