import { useTranslate } from 'react-admin';
import type { Change } from '../../types.ts';
import { termNames, useTermTexts } from './useTermTexts.ts';

/** A service and its terms; where they change, the old one beside the new one. */
export function ChangeCells({ change }: { change: Change }) {
  const translate = useTranslate();
  const textsOf = useTermTexts();
  const before = 'before' in change ? textsOf(change.before) : undefined;
  const after = 'after' in change ? textsOf(change.after) : undefined;
  return (
    <>
      <div role="cell" className="name" title={`${change.title} · ${change.product}`}>
        <strong>{change.title}</strong>
        <small>
          {'isNewer' in change && change.isNewer && (
            <span className="newer">{translate('priceMatrix.newer.mark')}</span>
          )}
          {change.product}
        </small>
      </div>
      {termNames.map((name) => (
        <div key={name} role="cell" className="term">
          <small aria-hidden>{translate(`priceMatrix.columns.${name}`)}</small>
          <Term before={before?.[name]} after={after?.[name]} />
        </div>
      ))}
    </>
  );
}

function Term({ before, after }: { before?: string; after?: string }) {
  if (before === undefined || after === undefined || before === after) {
    const text = after ?? before;
    return <span title={text}>{text}</span>;
  }
  return (
    <span title={`${before} → ${after}`}>
      <del>{before}</del>
      <span aria-hidden> → </span>
      <ins>{after}</ins>
    </span>
  );
}
