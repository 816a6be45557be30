export { NewTicketLink } from './NewTicketLink.tsx';
export { TicketOutbox } from './offline/TicketOutbox.tsx';
