export { NewTicketLink } from './NewTicketLink.tsx';
