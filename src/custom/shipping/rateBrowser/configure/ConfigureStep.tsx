import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Fields } from '../../../../kit/form/FormGrid.tsx';
import { useFocusFirstField } from '../../../../kit/form/useFocusFirstField.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { BuyActions } from '../buy/BuyActions.tsx';
import { PurchaseNotice } from '../buy/PurchaseNotice.tsx';
import { isLocked, usePurchase } from '../buy/usePurchase.ts';
import { anyPackage, type LabelForm } from '../model/form.ts';
import { toRatesRequest } from '../model/requests.ts';
import { shipmentErrors } from '../model/validation.ts';
import type { RateBrowserProps, RateBrowserDefaults } from '../props.ts';
import { Panes } from '../styles.ts';
import { useLocationOf } from '../useLocation.ts';
import { AddressForm } from './AddressForm.tsx';
import { OtherOptions } from './OtherOptions.tsx';
import { RateToolbar } from './RateToolbar.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import { ShipmentForm } from './ShipmentForm.tsx';
import { useFieldErrors } from './useFieldErrors.ts';
import { useRating } from './useRating.ts';

interface ConfigureStepProps extends Pick<RateBrowserProps, 'onBought' | 'onClose'> {
  carrier: Carrier;
  start: RateBrowserDefaults;
  onSettled: () => void;
  /** The rate's package; going back resets the form to any package. */
  given: string | undefined;
  onBack: () => void;
}

/** The second step: recipient, options, current price and label. */
export function ConfigureStep({
  carrier,
  start,
  onSettled,
  given,
  onBack,
  onBought,
  onClose,
}: ConfigureStepProps) {
  const translate = useTranslate();
  const form = useWatch() as LabelForm;
  const location = useLocationOf(form);
  const { trigger, getValues, setValue } = useFormContext();
  const purchase = usePurchase({ onSettled, onBought });
  const locked = isLocked(purchase.state);
  const faults = shipmentErrors(form, location, carrier);
  const isValid = Object.keys(faults).length === 0;
  const request = isValid && location ? toRatesRequest(form, location, carrier, start) : undefined;
  const rating = useRating(request, carrier);
  const errors = useFieldErrors(rating.errors, form.isReturn);
  const body = useFocusFirstField(true);
  const goBack = () => {
    if (given !== undefined && getValues('packageType') === given) setValue('packageType', anyPackage);
    onBack();
  };
  return (
    <>
      <Panes dividers ref={body}>
        <div>
          <Fields disabled={locked} inert={locked}>
            <AddressForm />
            <ShipmentForm carrier={carrier} />
          </Fields>
        </div>
        <section aria-label={translate('shipping.rateBrowser.your_rate')}>
          <PurchaseNotice purchase={purchase} onStay={rating.again} />
          {!locked && (
            <RateToolbar
              {...{ rating, errors, carrier }}
              toFill={isValid ? [] : Object.keys(faults)}
              onFill={() => void trigger(Object.keys(faults))}
            />
          )}
          <Fields disabled={locked} inert={locked}>
            <ReturnPanel />
            <OtherOptions carrier={carrier} />
          </Fields>
        </section>
      </Panes>
      <BuyActions onBack={goBack} {...{ rating, purchase, onClose }} />
    </>
  );
}
