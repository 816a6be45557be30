import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import type { EstimateOption } from '../../../src/schemas/estimates/options.ts';
import type { Strokes } from '../../../src/schemas/tickets/signatures.ts';
import type { Html } from '../../mailQueue/index.ts';
import { withoutNumbers, type PageLanguage } from '../../statusPages/index.ts';
import type { EstimateTexts } from '../texts.ts';
import type { SubjectPage } from './readSubject.ts';

/** What a customer does on the page. */
export type Act = 'show' | 'approve' | 'decline' | 'ask';

/** An answer that was not taken, and why. */
export interface Draft {
  act: Act;
  error: string;
  name?: string | undefined;
  text?: string | undefined;
  option?: number | undefined;
  strokes?: Strokes | null | undefined;
}

/** The page of an estimate as it is shown. */
export interface Shown {
  page: SubjectPage;
  estimate: Estimate;
  language: PageLanguage;
  /** The addresses of the status page and of this one, without their queries. */
  statusPath: string;
  path: string;
  token: string;
  /** Of what is shown. */
  hash: string;
  /** What is said first. */
  notice?: { text: string; isAlert: boolean } | undefined;
  draft?: Draft | undefined;
  answered?: Date | undefined;
  /** Of other domains, below what was approved. */
  sections: Html[];
}

/** Options without a name are counted. */
export const nameOf = ({ options }: Estimate, index: number, texts: EstimateTexts): string =>
  withoutNumbers(options[index]?.name ?? '') || texts.option(index + 1);

/** Returns the devices of the page that an option names. */
export const devicesInOption = <T extends { id: string }>({ lines }: EstimateOption, devices: T[]): T[] =>
  devices.filter(({ id }) => lines.some((line) => line.ticket_device_id === id));
