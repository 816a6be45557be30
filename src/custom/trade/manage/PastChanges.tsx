import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { PriceImport } from '../../../schemas/trade/prices.ts';
import { useTradeCalls } from '../calls.ts';

/** Past changes of a version; those of the last 24 hours can be undone. */
export function PastChanges({ versionId }: { versionId: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const id = useId();
  const { timezone } = useSession().store;
  const queryClient = useQueryClient();
  const { getTradePriceImports, undoTradePrices } = useTradeCalls();
  const [asked, setAsked] = useState<PriceImport>();
  const [isBusy, setIsBusy] = useState(false);
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: ['tradeVersions', 'imports', versionId],
    queryFn: ({ signal }) => getTradePriceImports({ params: { id: versionId }, signal }),
    retry: false,
  });
  if (data.length === 0) return null;
  const momentOf = (date: string) => dateFormat(locale, timezone, 'moment').format(new Date(date));
  const undo = async ({ id: importId }: PriceImport) => {
    setIsBusy(true);
    try {
      const { restored, kept } = await undoTradePrices({ params: { id: importId } });
      const text = kept > 0 ? 'trade.changes.undone_partly' : 'trade.changes.undone';
      notify(text, { type: kept > 0 ? 'info' : 'success', messageArgs: { smart_count: restored, kept } });
      setAsked(undefined);
    } catch (error) {
      notify(reasonOf(error, 'messages.failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['tradeVersions'] });
    }
  };
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mt: 3 }}>
        {translate('trade.changes.title')}
      </Typography>
      <List>
        {data.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.file_name ?? translate('trade.changes.table')}</strong>
              <p>
                {translate('trade.changes.did', { ...one })}
                {' · '}
                {[one.created_by_name, momentOf(one.created_date)].filter(Boolean).join(', ')}
              </p>
            </div>
            {one.undone_date ? (
              <span>{translate('trade.changes.was_undone', { date: momentOf(one.undone_date) })}</span>
            ) : (
              Date.parse(one.undo_until) > dataUpdatedAt && (
                <Button size="small" onClick={() => setAsked(one)}>
                  {translate('trade.changes.undo')}
                </Button>
              )
            )}
          </li>
        ))}
      </List>
      {asked && (
        <Confirm
          title={translate('trade.changes.ask')}
          text={translate('trade.changes.ask_text', { ...asked })}
          confirmLabel={translate('trade.changes.undo')}
          cancelLabel={translate('dialog.back')}
          onConfirm={() => void undo(asked)}
          onCancel={() => setAsked(undefined)}
          isBusy={isBusy}
        />
      )}
    </section>
  );
}

const List = styled('ul')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& li > div': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& p, & li > span': { margin: 0, fontSize: '0.8125rem', color: palette.text.secondary },
}));
