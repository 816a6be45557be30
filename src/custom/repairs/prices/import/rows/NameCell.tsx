import { useTranslate } from 'react-admin';

interface NameCellProps {
  title: string;
  /** The new name. */
  newTitle?: string;
  product: string;
  /** It was created or changed since the export. */
  isNewer?: boolean;
  /** Its warranty unit was guessed. */
  isUncertain?: boolean;
}

/** A service and its device. */
export function NameCell({ title, newTitle, product, isNewer = false, isUncertain = false }: NameCellProps) {
  const translate = useTranslate();
  return (
    <div role="cell" className="lines" title={`${newTitle ? `${title} → ${newTitle}` : title} · ${product}`}>
      <strong>
        {newTitle ? (
          <>
            <del>{title}</del>
            <span aria-hidden> → </span>
            <ins>{newTitle}</ins>
          </>
        ) : (
          title
        )}
      </strong>
      <small>
        {isNewer && <span className="newer">{translate('priceMatrix.newer.mark')}</span>}
        {isUncertain && <span className="newer">{translate('priceMatrix.doubts.mark')}</span>}
        {product}
      </small>
    </div>
  );
}
