import { KeptOutbox } from '../../../kit/kept/KeptOutbox.tsx';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { ticketQueue } from './queue.ts';

const SendQueued = lazyWithPreload(() => import('./SendQueued.tsx'));

/** Sends tickets that are kept on this device, on any page. */
export const TicketOutbox = () => <KeptOutbox queue={ticketQueue} sender={SendQueued} />;
