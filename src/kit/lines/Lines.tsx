import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCents } from '../fields/useCents.ts';
import { LineCard } from './LineCard.tsx';
import { LineGroup } from './LineGroup.tsx';
import { totalOf, type LineSlots } from './lineSlots.ts';
import { LineTable } from './LineTable.tsx';
import { useLines, type EditedLines } from './useLines.ts';

interface LinesEditorProps<L> extends LineSlots<L> {
  source: string;
  /** The property of a line whose error is shown at its name. */
  of?: string;
  /** Renders what adds lines; its first input gets the focus when a line is removed. */
  renderSearch: (lines: EditedLines<L>) => ReactNode;
  /** Receives a removed line, and what puts it back. */
  onRemoved?: (line: L, putBack: () => void) => void;
}

interface LinesProps<L> extends LinesEditorProps<L> {
  title: string;
  readOnly: boolean;
  /** The lines that are shown when read-only. */
  stored: L[];
  /** Read-only lines are these texts, instead of a table. */
  textOf?: (line: L) => string;
}

/** The lines of a record: editable, or a table. */
export function Lines<L extends object>({ title, readOnly, stored, textOf, ...props }: LinesProps<L>) {
  const translate = useTranslate();
  return (
    <LineGroup title={title}>
      {!readOnly ? (
        <LinesEditor {...props} />
      ) : stored.length === 0 ? (
        <Typography color="text.secondary">{translate(`${props.words}.none`)}</Typography>
      ) : textOf ? (
        stored.map((line, index) => (
          <Typography key={index} sx={{ py: 0.5 }}>
            {textOf(line)}
          </Typography>
        ))
      ) : (
        <LineTable {...props} lines={stored} label={title} />
      )}
    </LineGroup>
  );
}

/** Lines of the surrounding form: a search or scan adds them, each has its inputs and can be removed. */
export function LinesEditor<L extends object>({ renderSearch, onRemoved, ...props }: LinesEditorProps<L>) {
  const { source, words, sumOf, hasTotal } = props;
  const translate = useTranslate();
  const lines = useLines<L>(source);
  const region = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    const line = lines.read()[index];
    if (!line) return;
    const putBack = lines.remove(index);
    region.current?.querySelector('input')?.focus();
    onRemoved?.(line, putBack);
  };
  return (
    <>
      <div ref={region}>{renderSearch(lines)}</div>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }}>
        {lines.keys.map((key, index) => (
          <LineCard key={key} {...props} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      {lines.keys.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate(`${words}.empty`)}
        </Typography>
      )}
      {hasTotal && sumOf && lines.keys.length > 0 && <Total {...{ source, words, sumOf }} />}
    </>
  );
}

interface TotalProps<L> extends Required<Pick<LineSlots<L>, 'words' | 'sumOf'>> {
  source: string;
}

function Total<L>({ source, words, sumOf }: TotalProps<L>) {
  const translate = useTranslate();
  const cents = useCents();
  const lines = useWatch({ name: source }) as L[];
  return (
    <Typography sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {translate(`${words}.total`)} {cents(totalOf(lines, sumOf))}
    </Typography>
  );
}
