import { styled } from '@mui/material/styles';
import { labelPositions } from '../../../kit/print/labelSheet.ts';
import type { LabelLayout } from './labelLayout.ts';
import { labelSheets, type PaperSize } from './labelSheets.ts';

interface LabelPreviewProps {
  labels: LabelLayout[];
  sheet: PaperSize;
  first: number;
  /** Text alternative. */
  title: string;
}

/** Preview of the first page. */
export function LabelPreview({ labels, sheet, first, title }: LabelPreviewProps) {
  const { page, label } = labelSheets[sheet];
  const positions = labelPositions(labels.length, labelSheets[sheet], first).filter(
    (position) => position.page === 0,
  );
  return (
    <Sheet role="img" aria-label={title} viewBox={`0 0 ${page.width} ${page.height}`}>
      {positions.map(({ left, top }, index) => (
        <g key={index} transform={`translate(${left} ${top})`}>
          <rect {...label} fill="none" stroke="#ccc" strokeWidth={0.5} />
          {labels[index]?.texts.map(({ text, x, y, size, isBold }, at) => (
            <text key={at} x={x} y={y} fontSize={size} fontWeight={isBold ? 700 : 400}>
              {text}
            </text>
          ))}
          {labels[index]?.boxes.map((box, at) => (
            <rect key={at} {...box} shapeRendering="crispEdges" />
          ))}
        </g>
      ))}
    </Sheet>
  );
}

/** Paper is white and print black in both themes. */
const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '40vh',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.common.white,
  fill: theme.palette.common.black,
  fontFamily: 'Helvetica, Arial, sans-serif',
}));
