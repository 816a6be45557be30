import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { Logo } from './rateStyles.ts';

/** The initials and colours of the carriers that have some of their own. */
const logos: Record<string, { initials: string; color: string; background: string }> = {
  canada_post: { initials: 'CP', color: '#ffffff', background: '#b3202c' },
  fedex: { initials: 'Fx', color: '#ffffff', background: '#4d148c' },
  purolator_ca: { initials: 'Pu', color: '#ffffff', background: '#00467f' },
};

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** A carrier at a glance; its name stands beside it. */
export function CarrierLogo({ carrier_code, nickname }: Pick<Carrier, 'carrier_code' | 'nickname'>) {
  const { initials, ...style } = logos[carrier_code] ?? { initials: initialsOf(nickname) };
  return (
    <Logo aria-hidden style={style}>
      {initials}
    </Logo>
  );
}
