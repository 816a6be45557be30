import Download from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ExportFormat } from '../export/writeFile.ts';
import type { ColumnElement } from '../slots.ts';
import { MenuButton } from './MenuButton.tsx';

const ExportDialog = lazy(() => import('../export/ExportDialog.tsx'));

const formats: ExportFormat[] = ['csv', 'xlsx'];

/** Exports all rows that match the filters, or the selected ones, with the columns that show. */
export function ExportButton({ model, columns }: { model: Model; columns: ColumnElement[] }) {
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
        <Suspense>
          <ExportDialog
            model={model}
            columns={columns}
            format={format}
            onClose={() => setFormat(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
