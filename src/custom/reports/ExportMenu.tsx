import Download from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { MenuButton } from '../../kit/list/MenuButton.tsx';
import type { Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import type { FileKind } from './exportReport.ts';

const kinds: FileKind[] = ['csv', 'xlsx', 'pdf', 'png', 'svg'];

/** Exports the table as CSV or Excel, both as PDF, the chart as PNG or SVG. */
export function ExportMenu({ data, choices }: { data: Report | undefined; choices: ReportParams }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const save = async (kind: FileKind) => {
    if (!data) return;
    try {
      const { exportReport } = await import('./exportReport.ts');
      const isWhole = await exportReport({ kind, data, choices, locale, translate });
      if (!isWhole) notify('exporting.letters_lost', { type: 'warning', autoHideDuration: 10_000 });
    } catch {
      notify('exporting.failed', { type: 'error' });
    }
  };
  return (
    <MenuButton label={translate('exporting.title')} icon={<Download />} isDisabled={!data}>
      {(close) =>
        kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              void save(kind);
            }}
          >
            {translate(`reports.files.${kind}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
