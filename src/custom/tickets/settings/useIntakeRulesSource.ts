import { useMemo } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import { documents } from '../../../schemas/storefront/documents.ts';
import type { IntakeRules } from '../../../schemas/tickets/intakeRules.ts';
import type { Source } from '../../storefront/index.ts';
import { useIntakeCalls } from './calls.ts';

/** The rules of the intake as an editable document. */
export function useIntakeRulesSource(): Source<IntakeRules> {
  const calls = useIntakeCalls();
  const { id } = useSession().store;
  return useMemo(
    () => ({
      schema: documents.intakeRules.schema,
      queryKey: ['intakeRules', id],
      read: calls.getIntakeRules,
      write: calls.updateIntakeRules,
    }),
    [calls, id],
  );
}
