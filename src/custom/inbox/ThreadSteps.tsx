import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { RecordSteps } from '../../kit/steps/RecordSteps.tsx';
import { threads } from '../../schemas/inbox/threads.ts';

/** Closes or reopens the conversation on the page. */
export default function ThreadSteps() {
  return <RecordSteps model={threads} record={usePageRecord(threads)} />;
}
