import { styled } from '@mui/material/styles';
import type { LabelMarks } from './labelLayout.ts';
import { placesOf, sheets, type Paper } from './labelSheets.ts';

interface LabelPreviewProps {
  labels: LabelMarks[];
  paper: Paper;
  first: number;
  /** What it shows, for those who do not see it. */
  title: string;
}

/** The first page, as it will be printed. */
export function LabelPreview({ labels, paper, first, title }: LabelPreviewProps) {
  const { page, label } = sheets[paper];
  const places = placesOf(labels.length, paper, first).filter((place) => place.page === 0);
  return (
    <Sheet role="img" aria-label={title} viewBox={`0 0 ${page.width} ${page.height}`}>
      {places.map(({ left, top }, index) => (
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

/** Paper is white and its print black in both themes. */
const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '40vh',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.common.white,
  fill: theme.palette.common.black,
  fontFamily: 'Helvetica, Arial, sans-serif',
}));
