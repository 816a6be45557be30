import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export { NewTicketLink } from './NewTicketLink.tsx';
export { TicketOutbox } from './offline/TicketOutbox.tsx';
export { TicketPhotoImage } from './photos/TicketPhotoImage.tsx';
export { usePhotos } from './photos/usePhotos.ts';
export { SignaturePad } from './signature/SignaturePad.tsx';
export { TicketLink } from './TicketLink.tsx';
export { customerText } from './texts.ts';
export const ChosenPhotos = lazyWithPreload(() => import('./photos/ChosenPhotos.tsx'));
export const ServiceSearch = lazyWithPreload(() => import('./services/ServiceSearch.tsx'));
