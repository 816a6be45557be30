import Download from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { Export } from '../export/exports.ts';
import type { ExportFormat } from '../export/writeFile.ts';
import { MenuButton } from './MenuButton.tsx';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';

const ExportDialog = lazyWithPreload(() => import('../export/ExportDialog.tsx'));

const formats: ExportFormat[] = ['csv', 'xlsx', 'json', 'pdf'];

/** Exports all rows that match the filters, or the selected ones. */
export function ExportButton({ model, ...content }: Export & { model: Model }) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [format, setFormat] = useState<ExportFormat>();
  if (!total) return null;
  return (
    <>
      <MenuButton label={translate('exporting.title')} icon={<Download />}>
        {(close) =>
          formats.map((one) => (
            <MenuItem
              key={one}
              onClick={() => {
                close();
                setFormat(one);
              }}
            >
              {translate(`exporting.${one}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      {format && (
        <LazyBoundary onClose={() => setFormat(undefined)}>
          <ExportDialog {...content} model={model} format={format} onClose={() => setFormat(undefined)} />
        </LazyBoundary>
      )}
    </>
  );
}
