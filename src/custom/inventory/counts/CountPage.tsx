import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../kit/detailPage/DetailPage.tsx';
import { stockCounts, type StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { CountView } from './CountView.tsx';

/** A stock count: scanning, progress and closing. */
export default function CountPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage<StockCount> model={stockCounts} id={id} failed="counts.failed">
      {(count) => <CountView key={id} count={count} />}
    </DetailPage>
  );
}
