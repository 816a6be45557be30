import { toCanvas, toPng, toSvg } from '../../kit/chart/chartFile.tsx';
import { saveFile } from '../../kit/export/saveFile.ts';
import { writeFile } from '../../kit/export/writeFile.ts';
import { chartData } from './chartData.ts';
import { periodText } from './days.ts';
import { formatOf } from './figures.ts';
import { amountsOf, textsOf, type ReportExport } from './exportTable.ts';

export type FileKind = 'csv' | 'xlsx' | 'pdf' | 'png' | 'svg';

interface Exporting extends ReportExport {
  kind: FileKind;
}

/** Creates the file and downloads it. Returns false when the font lacks some of its characters. */
export async function exportReport(exporting: Exporting): Promise<boolean> {
  const { kind, data, choices, locale, translate } = exporting;
  const { report, measure, by } = choices;
  const { from, to } = data.period;
  const title = `${translate('reports.title')}: ${translate(`reports.names.${report}`)}, ${periodText(data.period, locale)}`;
  const name = `${translate(`reports.names.${report}`)} ${from} ${to}`;
  const chart = {
    title: `${translate(`reports.names.${report}`)}: ${translate(`reports.measures.${measure}`)}`,
    data: chartData(data, measure, by, locale),
    format: formatOf(measure, locale),
  };
  if (kind === 'svg') {
    saveFile(new Blob([toSvg(chart)], { type: 'image/svg+xml' }), `${name}.svg`);
    return true;
  }
  if (kind === 'png') {
    saveFile(await toPng(chart), `${name}.png`);
    return true;
  }
  const file = { format: kind, title, name };
  return kind === 'pdf'
    ? writeFile({ ...file, picture: await toCanvas(chart) }, textsOf(exporting))
    : writeFile(file, amountsOf(exporting));
}
