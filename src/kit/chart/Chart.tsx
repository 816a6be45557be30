import { styled, useTheme } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import type { ChartData, ChartFormat } from './chart.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { themeColors } from './colors.ts';
import { Drawing } from './Drawing.tsx';
import { layoutOf } from './layout.ts';
import { pointText, Tooltip } from './Tooltip.tsx';
import { useWidth } from './useWidth.ts';

interface ChartProps {
  /** Accessible name. */
  label: string;
  data: ChartData;
  format: ChartFormat;
  /** In pixels; the width is that of the container. */
  height?: number;
  /** Hides the value axis and the legend. */
  isSmall?: boolean;
}

/**
 * A chart in theme colours. Pointer, arrow keys, Home and End select a point and show its values; the page must also
 * show them as a table.
 */
export function Chart({ label, data, format, height = 260, isSmall = false }: ChartProps) {
  const theme = useTheme();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [chosen, setActive] = useState<number>();
  const colors = themeColors(theme);
  const size = { width, height };
  const layout = layoutOf(data, format, size, isSmall);
  const last = data.points.length - 1;
  const active = chosen === undefined || last < 0 ? undefined : Math.min(chosen, last);
  const move = (event: KeyboardEvent) => {
    const to = keys[event.key]?.(active ?? (event.key === 'ArrowLeft' ? last + 1 : -1), last);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  };
  return (
    <div>
      {!isSmall && <ChartLegend data={data} colors={colors} />}
      <Frame
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={active ?? Math.max(0, last)}
        aria-valuetext={pointText(data, format, active ?? last)}
        style={{ height }}
        onKeyDown={move}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setActive((index) => index ?? last);
        }}
        onBlur={() => setActive(undefined)}
        onPointerMove={({ clientX, currentTarget }) =>
          setActive(layout.at(clientX - currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setActive(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <Drawing {...{ data, format, size, colors, active, isSmall }} />
          </svg>
        )}
        {active !== undefined && <Tooltip {...{ data, format, width }} index={active} x={layout.x(active)} />}
      </Frame>
    </div>
  );
}

const keys: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const Frame = styled('div')(({ theme: { palette } }) => ({
  position: 'relative',
  borderRadius: 6,
  touchAction: 'pan-y',
  svg: { display: 'block', fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
}));
