import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFocusFirstField } from '../../../../kit/form/useFocusFirstField.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { anyPackage } from '../model/form.ts';
import { Panes } from '../styles.ts';
import { BrowseActions } from './BrowseActions.tsx';
import { RateForm } from './RateForm.tsx';
import { Results } from './Results.tsx';
import { useShownResults } from './useShownResults.ts';
import type { Estimate } from './useEstimate.ts';

export interface BrowseStepProps {
  carriers: Carrier[];
  estimate: Estimate;
  /** `given` is the rate's package, if the form accepts any. */
  onChoose: (carrier: Carrier, given?: string) => void;
}

/** The first step: package and addresses, and the carriers' rates. */
export function BrowseStep({ carriers, estimate, onChoose }: BrowseStepProps) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const body = useFocusFirstField(true);
  const results = useShownResults(estimate.offers);
  const choose = useCallback(
    (rate: Rate) => {
      const carrier = carriers.find(({ carrier_id }) => carrier_id === rate.carrier_id);
      if (!carrier) return;
      setValue('service', rate.service_code, { shouldDirty: true });
      const given = getValues('packageType') === anyPackage ? packageOf(rate, carrier) : undefined;
      if (given) setValue('packageType', given);
      onChoose(carrier, given);
    },
    [carriers, setValue, getValues, onChoose],
  );
  return (
    <>
      <Panes dividers ref={body}>
        <div>
          <RateForm carriers={carriers} />
        </div>
        <section ref={results} aria-label={translate('shipping.rateBrowser.rates')}>
          <Results estimate={estimate} onChoose={choose} />
        </section>
      </Panes>
      <BrowseActions isLoading={estimate.isLoading} />
    </>
  );
}

/** The rate's package, if the carrier names it. */
function packageOf({ package_type }: Rate, { packages }: Carrier): string {
  const known = packages.find(({ package_code }) => package_code === package_type) ?? packages[0];
  return known?.package_code ?? package_type ?? 'package';
}
