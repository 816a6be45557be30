import Build from '@mui/icons-material/BuildOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import type { ComponentType } from 'react';
import type { TranslateFunction } from 'react-admin';
import type { TimelineEntry, TimelineKind } from '../../../schemas/customers/timeline.ts';
import type { useLookups } from '../../store/index.ts';
import { profilePath } from '../profilePath.ts';

interface EntryKind {
  icon: ComponentType;
  state: (
    state: string,
    translate: TranslateFunction,
    textOf: ReturnType<typeof useLookups>['textOf'],
  ) => string;
  /** Returns the URL of the entry's record. */
  to?: (entry: TimelineEntry, customerId: string) => string;
}

const inCatalogue =
  (key: string): EntryKind['state'] =>
  (state, translate) =>
    translate(`${key}.${state}`);

const service = ({ id }: TimelineEntry, customerId: string) => `${profilePath(customerId)}&service=${id}`;

/** How the timeline shows entries of each kind; statuses of appointments are the store's own. */
export const kinds: Record<TimelineKind, EntryKind> = {
  APPOINTMENT: {
    icon: Build,
    state: (state, _, textOf) => textOf('APPOINTMENT_STATUS', state),
    to: service,
  },
  QUOTE: { icon: RequestQuote, state: (state, _, textOf) => textOf('QUOTE_STATUS', state), to: service },
  ORDER: {
    icon: Receipt,
    state: inCatalogue('resources.orders.values.order_status'),
    to: ({ id }) => `/Sales/${id}`,
  },
  SHIPMENT: {
    icon: LocalShipping,
    state: (state, translate) =>
      translate(`resources.shipments.values.shipment_status.${state}`, {
        _: translate(`resources.shipments.values.tracking_status.${state}`),
      }),
    to: ({ id }) => `/Shipping/${id}`,
  },
  REQUEST: {
    icon: Forum,
    state: inCatalogue('customerProfile.timeline.states'),
    to: ({ id }) => `/CustomerRequests/${id}`,
  },
  MAIL: { icon: Mail, state: inCatalogue('customerProfile.timeline.states') },
  CHANGE: { icon: Person, state: inCatalogue('history.actions') },
};
