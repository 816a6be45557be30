import type { Change, UnclearService } from '../../types.ts';
import { NameCell } from './NameCell.tsx';
import { TermCell } from './TermCell.tsx';
import { termNames, useTermTexts } from './useTermTexts.ts';

/** A service with its terms, and the old value beside each changed one. */
export function ChangeCells({ change }: { change: Change | UnclearService }) {
  const textsOf = useTermTexts();
  const before = 'before' in change ? textsOf(change.before) : undefined;
  const after = 'after' in change ? textsOf(change.after) : undefined;
  return (
    <>
      <NameCell {...change} />
      {termNames.map((name) => (
        <Term key={name} column={name} before={before?.[name]} after={after?.[name]} />
      ))}
    </>
  );
}

function Term({ column, before, after }: { column: string; before?: string; after?: string }) {
  if (before === undefined || after === undefined || before === after) {
    const text = after ?? before;
    return (
      <TermCell column={column} title={text}>
        <span>{text}</span>
      </TermCell>
    );
  }
  return (
    <TermCell column={column} title={`${before} → ${after}`}>
      <span>
        <del>{before}</del>
        <span aria-hidden> → </span>
        <ins>{after}</ins>
      </span>
    </TermCell>
  );
}
