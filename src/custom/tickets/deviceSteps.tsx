import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import type { StepParameters, StepSlot } from '../../kit/steps/declaration.ts';
import { TellInput } from '../messageRules/index.ts';
import { deviceText } from './texts.ts';

const StepReasonInput = lazyWithPreload(() => import('./reasons/StepReasonInput.tsx'));
const DestinationInput = lazyWithPreload(() => import('./custody/DestinationInput.tsx'));
const EarlierStateInput = lazyWithPreload(() => import('./EarlierStateInput.tsx'));

const tell = <TellInput source="tell" />;

/** How the steps between states are offered, on the page of a device and on the board. */
export const deviceSteps: Record<string, StepSlot> = {
  diagnose: { fields: [tell] },
  repair: { fields: [tell] },
  test: { fields: [tell] },
  resume: { fields: [tell] },
  finish: { fields: ['outcome', <StepReasonInput source="reason" />, tell], values: { outcome: 'REPAIRED' } },
  handOver: { fields: ['collected_by', tell] },
  awaitCustomer: { fields: [<StepReasonInput source="reason" />, tell], emphasis: 'secondary' },
  awaitParts: { fields: [<StepReasonInput source="reason" />, tell], emphasis: 'secondary' },
  send: {
    fields: [<DestinationInput source="to_location_id" />, 'reason'],
    emphasis: 'secondary',
  },
  receive: { fields: ['shelf'] },
  cancelSending: { fields: ['reason'], emphasis: 'secondary' },
  goBack: {
    fields: [<EarlierStateInput source="to" />, <StepReasonInput source="reason" />],
    emphasis: 'secondary',
  },
};

export const deviceStepParameters: StepParameters = (record, translate) => ({
  device: deviceText(record, translate),
});
