import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartData, ChartFormat } from './chart.ts';
import { LegendMark } from './ChartLegend.tsx';
import { paperColors } from './colors.ts';
import { Drawing } from './Drawing.tsx';
import { textWidth } from './scale.ts';

interface ChartFile {
  title: string;
  data: ChartData;
  format: ChartFormat;
}

/** In CSS pixels; bitmaps have twice the resolution. */
const fileSize = { width: 960, height: 420 };
const head = 64;

/** Renders the chart with title and legend as an SVG document. */
export function toSvg(file: ChartFile): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<Whole {...file} />));
  const text = new XMLSerializer().serializeToString(holder.firstElementChild!);
  root.unmount();
  return text;
}

/** Renders the chart as a PNG. */
export async function toPng(file: ChartFile): Promise<Blob> {
  const canvas = await toCanvas(file);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The chart has no picture'))),
      'image/png',
    );
  });
}

/** Renders the chart on a canvas, for a PDF. */
export async function toCanvas(file: ChartFile): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(file))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = fileSize.width * 2;
  canvas.height = fileSize.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function Whole({ title, data, format }: ChartFile) {
  const { width, height } = fileSize;
  const { series, former, kind } = data;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Inter, Helvetica, Arial, sans-serif"
      fontSize={12}
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={paperColors.surface} />
      <text x={16} y={26} fontSize={16} fontWeight={600} fill={paperColors.text}>
        {title}
      </text>
      <Entry x={16} name={series.name} kind={kind} color={paperColors.main} />
      {former && (
        <Entry
          x={48 + textWidth(series.name.length)}
          name={former.name}
          kind={kind}
          color={paperColors.former}
          isFormer
        />
      )}
      <g transform={`translate(8 ${head})`}>
        <Drawing
          {...{ data, format }}
          colors={paperColors}
          size={{ width: width - 16, height: height - head - 4 }}
        />
      </g>
    </svg>
  );
}

type EntryProps = Parameters<typeof LegendMark>[0] & { x: number; name: string };

const Entry = ({ x, name, ...mark }: EntryProps) => (
  <g transform={`translate(${x} 40)`}>
    <LegendMark {...mark} />
    <text x={22} y={10} fill={paperColors.text}>
      {name}
    </text>
  </g>
);
