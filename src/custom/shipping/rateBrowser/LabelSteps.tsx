import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import type { Carrier, Carriers } from '../../../schemas/shipping/carriers.ts';
import { BrowseStep, type BrowseStepProps } from './browse/BrowseStep.tsx';
import { useEstimate } from './browse/useEstimate.ts';
import { ConfigureStep } from './configure/ConfigureStep.tsx';
import { emptyForm, type LabelForm } from './model/form.ts';
import { Notices } from './Notices.tsx';
import { ReportDirty } from './ReportDirty.tsx';
import type { BrowserProps } from './useConfirmClose.ts';
import { useResolver } from './useResolver.ts';

interface Chosen {
  carrier?: Carrier;
  given?: string | undefined;
}

/** A form in two steps: choose the service, then configure and buy. Going back keeps the values. */
export function LabelSteps({
  carriers: { carriers, is_sample },
  start,
  closeGuard,
  onBought,
  onClose,
}: BrowserProps & { carriers: Carriers }) {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const [{ carrier, given }, setChosen] = useState<Chosen>({});
  const [empty] = useState(() =>
    emptyForm(
      start,
      locations.find(({ id, is_voided }) => id === start.location_id && !is_voided) ?? location,
    ),
  );
  const resolver = useResolver(carrier);
  const estimate = useEstimate(carriers);
  const choose = useCallback(
    (...[one, withPackage]: Parameters<BrowseStepProps['onChoose']>) =>
      setChosen({ carrier: one, given: withPackage }),
    [],
  );
  const submit = (values: FieldValues) => {
    // In the second step only its button buys.
    if (!carrier) estimate.ask(values as LabelForm);
  };
  return (
    <Form defaultValues={empty} resolver={resolver} onSubmit={submit}>
      <UnsavedChangesGuard isSaved={closeGuard.isSaved} />
      <ReportDirty report={closeGuard.reportDirty} />
      <Notices
        isSample={is_sample}
        isSaved={closeGuard.isSaved}
        draft={start.order_id ?? start.appointment_id ?? start.customer_id ?? undefined}
      />
      {carrier ? (
        <ConfigureStep
          {...{ carrier, start, onBought, onClose }}
          onSettled={closeGuard.markSaved}
          given={given}
          onBack={() => setChosen({})}
        />
      ) : (
        <BrowseStep {...{ carriers, estimate }} onChoose={choose} />
      )}
    </Form>
  );
}
