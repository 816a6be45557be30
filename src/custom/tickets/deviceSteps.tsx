import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import type { StepParameters, StepSlot } from '../../kit/steps/declaration.ts';
import { deviceText } from './texts.ts';

const StepReasonInput = lazyWithPreload(() => import('./reasons/StepReasonInput.tsx'));
const DestinationInput = lazyWithPreload(() => import('./custody/DestinationInput.tsx'));
const EarlierStateInput = lazyWithPreload(() => import('./EarlierStateInput.tsx'));

/** How the steps between states are offered, on the page of a device and on the board. */
export const deviceSteps: Record<string, StepSlot> = {
  diagnose: { fields: [] },
  repair: { fields: [] },
  test: { fields: [] },
  resume: { fields: [] },
  finish: { fields: ['outcome', <StepReasonInput source="reason" />], values: { outcome: 'REPAIRED' } },
  handOver: { fields: ['collected_by'] },
  awaitCustomer: { fields: [<StepReasonInput source="reason" />], emphasis: 'secondary' },
  awaitParts: { fields: [<StepReasonInput source="reason" />], emphasis: 'secondary' },
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
