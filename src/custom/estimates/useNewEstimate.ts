import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { estimates, type Estimate } from '../../schemas/estimates/estimates.ts';

export type EstimateSubject = Partial<Pick<Estimate, 'ticket_id' | 'quote_id'>>;
type Draft = EstimateSubject & Partial<Pick<Estimate, 'options' | 'message' | 'photo_ids'>>;

/** Makes a draft for a ticket or quote and opens it to be edited. */
export function useNewEstimate() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const failureOf = useFailureMessage(estimates);
  const [isBusy, setIsBusy] = useState(false);
  const create = async (data: Draft) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const made = await dataProvider.create<RaRecord<string>>(estimates.name, { data });
      void queryClient.invalidateQueries({ queryKey: [estimates.name] });
      // Closing the dialog leads back to the page of the draft.
      const page = `/Estimates/${made.data.id}`;
      await navigate(page);
      await navigate(`${page}/edit`, { state: { dialog: true } });
    } catch (error) {
      notify(failureOf(error, 'estimate.of_ticket.failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { create, isBusy };
}
