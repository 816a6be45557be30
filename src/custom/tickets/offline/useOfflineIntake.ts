import { useEffect, useState } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import type { RequestTarget } from '../../../dataProvider/url.ts';
import { forgetOldFiles } from '../../../keptFiles.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useOfflinePage } from '../../../kit/useOfflinePage.ts';
import { fillPath, parseEndpoint } from '../../../schemas/endpoint.ts';
import { ticketCalls } from '../../../schemas/tickets/calls.ts';
import { preloadPapers } from './preloadPapers.ts';

/** Keeps New Ticket on this device with the rules of the intake, so that it opens without a connection; no customers. */
export function useOfflineIntake(): void {
  const { store_id: storeId } = useSession().who;
  const language = useLocale();
  const [loadedAt, setLoadedAt] = useState(0);
  // Photos of an intake that was given up do not stay on a shared device.
  useEffect(() => void forgetOldFiles(), []);
  useEffect(() => preloadPapers(() => setLoadedAt(Date.now())), []);
  const { getIntakeForm, getTermsToSign } = ticketCalls;
  const targets: RequestTarget[] = [
    { service: 'repair', path: fillPath(parseEndpoint(getIntakeForm.line).path, { storeId }) },
    {
      service: 'repair',
      path: fillPath(parseEndpoint(getTermsToSign.line).path, { storeId }),
      query: { kind: 'INTAKE', language },
    },
  ];
  useOfflinePage(loadedAt > 0 ? targets : [], loadedAt);
}
