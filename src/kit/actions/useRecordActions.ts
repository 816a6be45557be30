import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../schemas/can.ts';
import { canOpen } from '../../schemas/canOpen.ts';
import { usePages, type FoundRecord, type Page } from '../page.ts';

/** Returns a function for the links by which the user may create something for a record of a page. */
export function useRecordActions() {
  const session = useSession();
  const pages = usePages();
  const translate = useTranslate();
  const mayCreate = (creates: Page['creates']) =>
    creates !== undefined &&
    can(session.who, 'create', creates) !== false &&
    pages.some((page) => page.creates === creates && canOpen(session, page));
  return ({ recordActions = [] }: Page, record: FoundRecord) =>
    recordActions
      .filter(({ creates }) => mayCreate(creates))
      .map(({ label, to }) => ({ label: translate(label, { name: record.title }), to: to(record) }));
}
