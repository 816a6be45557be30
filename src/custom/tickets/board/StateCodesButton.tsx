import Print from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { useBusy } from '../../../kit/useBusy.ts';

/** Prints the sheet with the codes of the states. */
export function StateCodesButton() {
  const translate = useTranslate();
  const { isBusy, busy } = useBusy('board.scan.sheet_failed');
  const label = translate('board.scan.sheet');
  const load = async () => {
    const { stateCodesPdf } = await import('./stateCodesPdf.ts');
    return stateCodesPdf((state) => translate(`bench.states.${state}`));
  };
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={isBusy}
      onClick={() => void busy(() => viewFile(load, 'states.pdf'))}
    >
      <Print fontSize="small" />
    </IconButton>
  );
}
