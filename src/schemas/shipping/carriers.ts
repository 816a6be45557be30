import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

export const PackageType = Type.Object({
  /** For custom packages. */
  package_id: Nullable('string'),
  package_code: Type.String(),
  name: Type.String(),
});
export type PackageType = Static<typeof PackageType>;

const CarrierService = Type.Object({
  service_code: Type.String(),
  name: Type.String(),
  domestic: Type.Boolean(),
  international: Type.Boolean(),
});
export type CarrierService = Static<typeof CarrierService>;

/** A carrier (contract 4 §3). */
export const Carrier = Type.Object({
  carrier_id: Type.String(),
  carrier_code: Type.String(),
  nickname: Type.String(),
  services: Type.Array(CarrierService),
  packages: Type.Array(PackageType),
  /** Supported Other Shipping Options, such as saturday_delivery. */
  options: Type.Array(Type.Object({ name: Type.String() })),
});
export type Carrier = Static<typeof Carrier>;

export const Carriers = Type.Object({
  carriers: Type.Array(Carrier),
  /** Labels are samples: the bundled carriers are for trying out the product. */
  is_sample: Type.Boolean(),
});
export type Carriers = Static<typeof Carriers>;
