import Download from '@mui/icons-material/FileDownloadOutlined';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import RadioChecked from '@mui/icons-material/RadioButtonChecked';
import RadioUnchecked from '@mui/icons-material/RadioButtonUnchecked';
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

/** Exports all rows that match the filters, or the selected ones, with the columns in view or all of them. */
export function ExportButton({ model, columns, allColumns, ...content }: Export & { model: Model }) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [format, setFormat] = useState<ExportFormat>();
  const [hasAll, setHasAll] = useState(false);
  if (!total) return null;
  return (
    <>
      <MenuButton label={translate('exporting.title')} icon={<Download />}>
        {(close) => [
          ...formats.map((one) => (
            <MenuItem
              key={one}
              onClick={() => {
                close();
                setFormat(one);
              }}
            >
              {translate(`exporting.${one}`)}
            </MenuItem>
          )),
          allColumns && <Divider key="divider" />,
          ...(allColumns ? [false, true] : []).map((isAll) => (
            <MenuItem
              key={String(isAll)}
              role="menuitemradio"
              aria-checked={isAll === hasAll}
              dense
              onClick={() => setHasAll(isAll)}
            >
              <Radio isChecked={isAll === hasAll} />
              {translate(isAll ? 'exporting.all_columns' : 'exporting.shown_columns')}
            </MenuItem>
          )),
        ]}
      </MenuButton>
      {format && (
        <LazyBoundary onClose={() => setFormat(undefined)}>
          <ExportDialog
            {...content}
            columns={(hasAll && allColumns) || columns}
            model={model}
            format={format}
            onClose={() => setFormat(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}

function Radio({ isChecked }: { isChecked: boolean }) {
  const Icon = isChecked ? RadioChecked : RadioUnchecked;
  return <Icon fontSize="small" color={isChecked ? 'primary' : 'action'} sx={{ mr: 1 }} />;
}
