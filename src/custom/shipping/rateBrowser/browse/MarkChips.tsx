import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface MarkChipsProps {
  isCheapest: boolean;
  isFastest: boolean;
}

/** Chips for the cheapest and fastest service. */
export function MarkChips({ isCheapest, isFastest }: MarkChipsProps) {
  const translate = useTranslate();
  return (
    <>
      {isCheapest && <Chip size="small" color="success" label={translate('shipping.rateBrowser.cheapest')} />}
      {isFastest && <Chip size="small" color="info" label={translate('shipping.rateBrowser.fastest')} />}
    </>
  );
}
