import { useEffect, useState } from 'react';
import { useSession } from '../../../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../../../drafts.ts';
import type { ReceivedCounts } from './receivedCounts.ts';

/** The counts so far, kept across reloads and ended sessions. */
export function useReceivedCounts(resource: string, id: string) {
  const { staff_id } = useSession().who;
  const key = draftKey(staff_id, `${resource}/receive`, id);
  const [arrived, setArrived] = useState(() => (recallDraft(key) ?? {}) as ReceivedCounts);
  useEffect(() => {
    if (Object.keys(arrived).length > 0) keepDraft(key, JSON.stringify(arrived));
  }, [key, arrived]);
  return { arrived, setArrived, forget: () => forgetDraft(key) };
}
