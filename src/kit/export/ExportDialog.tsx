import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { dayIn } from '../../schemas/days.ts';
import type { Model } from '../../schemas/model.ts';
import { labelKey } from '../list/useColumns.ts';
import { toCell, toValues, totalOf } from './cells.ts';
import { fetchAll } from './fetchAll.ts';
import { inListOrder } from './inListOrder.ts';
import type { Export } from './exports.ts';
import { writeFile, type ExportFormat } from './writeFile.ts';
import { useResourceText } from '../useResourceText.ts';

interface ExportDialogProps extends Export {
  model: Model;
  format: ExportFormat;
  onClose: () => void;
}

/** Fetches the rows page by page with a progress bar and downloads the file. */
export default function ExportDialog({
  model,
  columns,
  fileName,
  title,
  sums = [],
  pageSize,
  format,
  onClose,
}: ExportDialogProps) {
  const translate = useTranslate();
  const text = useResourceText();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { store, locations } = useSession();
  const { timezone } = store;
  // The list's permanent filter, such as the location, also applies to the export.
  const { data: shown = [], filter: own, filterValues, sort, selectedIds } = useListContext<RaRecord>();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const abort = useRef<AbortController>(null);

  // Runs once per opened dialog, regardless of later changes.
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const getPage = (page: number, perPage: number) => {
        const pagination = { page, perPage };
        const filter = { ...filterValues, ...own };
        return dataProvider.getList<RaRecord>(model.name, { pagination, sort, filter, signal });
      };
      const selected = await inListOrder({ selected: selectedIds, shown, getPage });
      const getSelected = async (page: number, perPage: number) => {
        const ids = selected.slice((page - 1) * perPage, page * perPage);
        const { data } = await dataProvider.getMany<RaRecord>(model.name, { ids, signal });
        const found = new Map(data.map((row) => [row.id, row]));
        return { data: ids.flatMap((id) => found.get(id) ?? []), total: selected.length };
      };
      const rows = await fetchAll({
        getPage: selected.length > 0 ? getSelected : getPage,
        onProgress: setProgress,
        signal,
        pageSize,
      });
      const header = columns.map(({ props }) => translate(labelKey(model.name, props)));
      const places = new Map(locations.map(({ id, location_name }) => [id, location_name]));
      const cells = rows.map((row) =>
        columns.map(({ props }) => toCell(model, row, props, translate, timezone, places)),
      );
      if (sums.length > 0 && format !== 'json')
        cells.push(totalOf(model, rows, columns, sums, translate('exporting.total')));
      const name = `${fileName ?? `${text.plural} `}${dayIn(timezone)}`;
      const records = format === 'json' ? rows.map((row) => toValues(model, row, columns, translate)) : [];
      const isWhole = await writeFile({ format, title: title ?? text.plural, name, records }, [
        header,
        ...cells,
      ]);
      if (isWhole) notify('exporting.done', { type: 'success', messageArgs: { smart_count: rows.length } });
      else notify('exporting.letters_lost', { type: 'warning', autoHideDuration: 10_000 });
    } catch {
      if (!signal.aborted) notify('exporting.failed', { type: 'error' });
    }
    if (!signal.aborted) onClose();
  });

  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    void run(controller.signal);
    return () => controller.abort();
  }, []);

  const cancel = () => {
    abort.current?.abort();
    notify('exporting.canceled', { type: 'info' });
    onClose();
  };
  const { done, total } = progress;
  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="xs">
      <DialogTitle>{translate('exporting.title')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? (100 * done) / total : undefined}
          aria-label={translate('exporting.running')}
          sx={{ mb: 1 }}
        />
        <span role="status">
          {total ? translate('exporting.progress', { done, total }) : translate('exporting.running')}
        </span>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{translate('exporting.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
