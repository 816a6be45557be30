import { useTranslate } from 'react-admin';

interface NameCellProps {
  title: string;
  product: string;
  /** It was made or changed since the sheet was exported. */
  isNewer?: boolean;
}

/** A service, and the device that it is for. */
export function NameCell({ title, product, isNewer = false }: NameCellProps) {
  const translate = useTranslate();
  return (
    <div role="cell" className="lines" title={`${title} · ${product}`}>
      <strong>{title}</strong>
      <small>
        {isNewer && <span className="newer">{translate('priceMatrix.newer.mark')}</span>}
        {product}
      </small>
    </div>
  );
}
