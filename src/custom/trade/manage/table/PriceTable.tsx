import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { draftKey } from '../../../../drafts.ts';
import { saveFile } from '../../../../kit/export/saveFile.ts';
import { UnsavedChangesDialog } from '../../../../kit/form/UnsavedChangesDialog.tsx';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import { PastImports } from '../../../../kit/sheet/import/past/PastImports.tsx';
import { countOf } from '../../../../kit/sheet/import/write/writeChanges.ts';
import { containsText } from '../../../../schemas/searchText.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import type { TradeVersion } from '../../../../schemas/trade/versions.ts';
import ImportDialog from '../sheet/ImportDialog.tsx';
import { useChangePrices } from '../useChangePrices.ts';
import { usePriceImport } from '../usePriceImport.ts';
import { usePrices } from '../usePrices.ts';
import { AddRow } from './AddRow.tsx';
import { PriceRows } from './PriceRows.tsx';
import { useEdits } from './useEdits.ts';

interface PriceTableProps {
  version: TradeVersion;
  mayEdit: boolean;
}

/** A version's prices as a table, with sheet import and export. */
export function PriceTable({ version, mayEdit }: PriceTableProps) {
  const { data, error, refetch } = usePrices(version.id);
  if (!data && error) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return <Editor key={version.id} version={version} mayEdit={mayEdit} prices={data} />;
}

function Editor({ version, mayEdit, prices }: PriceTableProps & { prices: PriceRow[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { staff_id } = useSession().who;
  const edits = useEdits(prices, draftKey(staff_id, 'tradePrices', version.id));
  const { apply, isBusy, failure } = useChangePrices(version.id);
  const sheetImport = usePriceImport(version.id);
  const [search, setSearch] = useState('');
  const [left, setLeft] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  const shown = search
    ? edits.rows.filter((row) => containsText(`${row.product} ${row.storage}`, search))
    : edits.rows;
  const download = async () => {
    const { writePrices } = await import('../sheet/writePrices.ts');
    saveFile(writePrices(prices), `trade_in_prices_version_${version.number}.xlsx`);
  };
  const save = async () => {
    const written = await apply(edits.changes);
    if (!written) return;
    edits.forget();
    setLeft(written.refused.length);
    notify('trade.sheet.done', { type: 'success', messageArgs: { smart_count: countOf(written) } });
  };
  return (
    <>
      {!isImporting && (
        <UnsavedChangesDialog
          isUnsaved={() => edits.isDirty}
          isDirty={edits.isDirty}
          isSaving={isBusy}
          onLeave={edits.leave}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <TextField
          size="small"
          label={translate('trade.manage.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ width: { xs: '100%', sm: 280 } }}
          slotProps={{ htmlInput: { maxLength: 200, type: 'search' } }}
        />
        <span style={{ flexGrow: 1 }} />
        <Button color="inherit" startIcon={<Download />} onClick={() => void download()}>
          {translate('trade.sheet.export')}
        </Button>
        {mayEdit && (
          <Button
            color="inherit"
            startIcon={<Upload />}
            disabled={edits.isDirty}
            onClick={() => setIsImporting(true)}
          >
            {translate('trade.sheet.import')}
          </Button>
        )}
      </Stack>
      {mayEdit && <AddRow onAdd={edits.add} />}
      {left > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }} onClose={() => setLeft(0)}>
          {translate('trade.manage.left', { smart_count: left })}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate(failure)}
        </Alert>
      )}
      {shown.length === 0 ? (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate(search ? 'trade.manage.none_found' : 'trade.manage.no_rows')}
        </Typography>
      ) : (
        <PriceRows rows={shown} edits={edits} readOnly={!mayEdit || isBusy} />
      )}
      {edits.isDirty && (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {translate(edits.hasWrong ? 'trade.manage.wrong' : 'trade.manage.changed', {
              smart_count: edits.changes.length,
            })}
          </Typography>
          <Button color="inherit" disabled={isBusy} onClick={edits.reset}>
            {translate('trade.manage.discard')}
          </Button>
          <Button variant="contained" loading={isBusy} disabled={edits.hasWrong} onClick={() => void save()}>
            {translate('dialog.save')}
          </Button>
        </Stack>
      )}
      {mayEdit && <PastImports sheetImport={sheetImport} heading="h2" />}
      {isImporting && (
        <ImportDialog versionId={version.id} prices={prices} onClose={() => setIsImporting(false)} />
      )}
    </>
  );
}
