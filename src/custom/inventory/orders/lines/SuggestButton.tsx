import PlaylistAdd from '@mui/icons-material/PlaylistAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { reasonOf } from '../../../../dataProvider/errors.ts';
import type { EditedLines } from '../../../../kit/lines/useLines.ts';
import { useInventoryCalls } from '../../calls.ts';
import type { FormLine } from './line.ts';

/** Fills a draft with the items that are low at its location, once location and supplier are chosen. */
export function SuggestButton({ lines }: { lines: EditedLines<FormLine> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { suggestLines } = useInventoryCalls();
  const [supplier, location] = useWatch({ name: ['supplier_id', 'location_id'] }) as [
    string | null | undefined,
    number | null | undefined,
  ];
  const [isBusy, setIsBusy] = useState(false);
  const suggest = async () => {
    if (!supplier || !location || isBusy) return;
    setIsBusy(true);
    try {
      const suggested = await suggestLines({ query: { supplier_id: supplier, location_id: location } });
      const known = new Set(lines.read().map(({ item_id }) => item_id));
      const added = suggested.filter(({ item_id }) => !known.has(item_id));
      lines.append(added);
      const count = added.length;
      notify(count > 0 ? 'stockOrders.suggest.added' : 'stockOrders.suggest.none', {
        type: 'info',
        messageArgs: { smart_count: count },
      });
    } catch (error) {
      notify(reasonOf(error, 'messages.load_failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const isReady = Boolean(supplier && location);
  return (
    <Button
      startIcon={<PlaylistAdd />}
      disabled={!isReady || isBusy}
      onClick={() => void suggest()}
      title={isReady ? undefined : translate('stockOrders.suggest.hint')}
    >
      {translate('stockOrders.suggest.action')}
    </Button>
  );
}
