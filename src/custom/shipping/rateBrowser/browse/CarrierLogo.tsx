import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { logoOf } from '../model/logo.ts';
import { Logo } from './rateStyles.ts';

/** A carrier's logo, shown beside its name. */
export function CarrierLogo({ carrier_code, nickname }: Pick<Carrier, 'carrier_code' | 'nickname'>) {
  const { initials, ...style } = logoOf(carrier_code, nickname);
  return (
    <Logo aria-hidden style={style}>
      {initials}
    </Logo>
  );
}
