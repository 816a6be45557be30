import { costOf, type DeviceService } from './services.ts';

interface Agreed {
  services: DeviceService[];
  /** In cents; null: nothing was agreed. */
  agreed_amount: number | null;
}

/** Whether the services of a device cost more than the customer agreed to. */
export const exceedsAgreement = ({ services, agreed_amount }: Agreed): boolean =>
  agreed_amount !== null && costOf(services).cost > agreed_amount;
