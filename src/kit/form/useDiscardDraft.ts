import type { Identifier } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft } from '../../drafts.ts';

/** Closes a form that has no address of its own, and keeps nothing of what was typed into it. */
export function useDiscardDraft(onClose: () => void, draft: string, id?: Identifier): () => void {
  const { staff_id } = useSession().who;
  return () => {
    forgetDraft(draftKey(staff_id, draft, id));
    onClose();
  };
}
