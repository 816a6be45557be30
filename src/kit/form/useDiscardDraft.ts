import type { Identifier } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft } from '../../drafts.ts';

/** Closes a form without a URL of its own and removes its draft. */
export function useDiscardDraft(onClose: () => void, draft: string, id?: Identifier): () => void {
  const { staff_id } = useSession().who;
  return () => {
    forgetDraft(draftKey(staff_id, draft, id));
    onClose();
  };
}
