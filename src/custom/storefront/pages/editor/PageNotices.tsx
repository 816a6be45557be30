import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DraftOffer } from '../../documentEditor/DraftOffer.tsx';
import type { PageEditing } from './usePageEditing.ts';

/** Notices above the editor: an unsaved draft, a failed save, a conflict. */
export function PageNotices({ editing }: { editing: PageEditing }) {
  const translate = useTranslate();
  const { draft, failure, stale, restoreMine } = editing;
  const text = (key: string) => translate(`staticPages.${key}`);
  return (
    <>
      <DraftOffer document="page" draft={draft} />
      {failure && (
        <Notice severity="error">
          {text('failed')} {translate(failure)}
        </Notice>
      )}
      {stale && (
        <Notice
          severity="warning"
          actions={[
            [text('stale.load'), stale.load],
            [text('stale.keep'), stale.keep],
          ]}
        >
          <strong>{text('stale.title')}</strong> {text('stale.text')}
        </Notice>
      )}
      {restoreMine && (
        <Notice severity="info" actions={[[text('stale.back'), restoreMine]]}>
          {text('stale.loaded')}
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  severity: 'info' | 'warning' | 'error';
  actions?: [label: string, act: () => void][];
  children: ReactNode;
}

const Notice = ({ severity, actions = [], children }: NoticeProps) => (
  <Alert
    severity={severity}
    action={actions.map(([label, act]) => (
      <Button key={label} color="inherit" size="small" onClick={act}>
        {label}
      </Button>
    ))}
  >
    {children}
  </Alert>
);
