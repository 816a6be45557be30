import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Action } from '../../kit/actions/actions.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { keyText } from './keyText.ts';

interface KeysDialogProps {
  actions: Action[];
  onClose: () => void;
}

/** All keys of the page, or of the dialog that is open. */
export default function KeysDialog({ actions, onClose }: KeysDialogProps) {
  const translate = useTranslate();
  const byLabel = new Map<string, string[]>();
  for (const { label, keys } of actions)
    if (keys) byLabel.set(label, [...(byLabel.get(label) ?? []), keyText(keys, translate)]);
  return (
    <DialogFrame title={translate('shell.keys.title')} onClose={onClose}>
      <DialogContent dividers tabIndex={0} role="group" aria-label={translate('shell.keys.title')}>
        <Keys>
          {[...byLabel].map(([label, keys]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
    </DialogFrame>
  );
}

const Keys = styled('dl')(({ theme: { palette, shape } }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    padding: '8px 0',
  },
  '& > div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dd': { display: 'flex', gap: 6, margin: 0 },
  '& kbd': {
    padding: '1px 7px',
    font: 'inherit',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.default,
  },
}));
