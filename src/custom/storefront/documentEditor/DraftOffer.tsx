import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useSession } from '../../../authProvider/session.ts';
import type { DocumentName } from '../../../schemas/storefront/documents.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import type { Draft } from './useDraft.ts';
import { useUnitName } from './useUnitName.ts';

/** Offers to restore a draft left by a reload, a crash or an expired session. */
export function DraftOffer({ document, draft }: { document: DocumentName; draft: Draft }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const unitName = useUnitName(document);
  if (!draft.offer) return null;
  const { time, changes } = draft.offer;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={draft.restore}>
            {translate('configurations.draft.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={draft.discardOffer}>
            {translate('configurations.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('configurations.draft.found', {
        time: dateFormat(locale, timezone, 'moment').format(time),
        parts: changes.map(({ pointer }) => unitName(pointer)).join(', '),
      })}
    </Alert>
  );
}
