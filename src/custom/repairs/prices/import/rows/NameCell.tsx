import { useTranslate } from 'react-admin';

interface NameCellProps {
  title: string;
  /** What it is called from now on. */
  newTitle?: string;
  product: string;
  /** It was made or changed since the sheet was exported. */
  isNewer?: boolean;
  /** A unit of it was read as another. */
  isUncertain?: boolean;
}

/** A service, and the device that it is for. */
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
