import { useGetList, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { contactRequests, type ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { estimates, type Estimate } from '../../../schemas/estimates/estimates.ts';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { ofAppointment, ofRequest, ofShipment, type Prefill } from './prefill.ts';

/** Returns what the new ticket takes from the record in the URL, and the ticket that its appointment became already. */
export function usePrefill() {
  const [parameters] = useSearchParams();
  const requestId = parameters.get('request');
  const shipmentId = parameters.get('shipment');
  const shipment = useRecord<Shipment>(shipments.name, shipmentId);
  const request = useRecord<ContactRequest>(contactRequests.name, requestId);
  const appointmentId = parameters.get('appointment') ?? shipment.data?.appointment_id ?? null;
  const booking = useRecord<Appointment>(appointments.name, appointmentId);
  const known = useGetList<Ticket>(
    tickets.name,
    {
      filter: { appointment_id: appointmentId },
      sort: tickets.defaultSort,
      pagination: { page: 1, perPage: 1 },
    },
    { ...quiet, enabled: appointmentId !== null },
  );
  const quoteId = booking.data?.type === 'QUOTE' ? booking.data.id : booking.data?.quote_id;
  const approved = useGetList<Estimate>(
    estimates.name,
    {
      filter: { quote_id: quoteId, state: 'APPROVED' },
      sort: estimates.defaultSort,
      pagination: { page: 1, perPage: 1 },
    },
    { ...quiet, enabled: Boolean(quoteId) },
  );
  const asked = [
    ...(shipmentId ? [shipment] : []),
    ...(requestId ? [request] : []),
    ...(appointmentId ? [booking, known] : []),
    ...(quoteId ? [approved] : []),
  ];
  const values: Prefill = {
    ...(parameters.has('customer') && { customer_id: parameters.get('customer') }),
    ...(request.data && ofRequest(request.data)),
    ...(booking.data && ofAppointment(booking.data, approved.data?.[0])),
    ...(shipment.data && ofShipment(shipment.data, booking.data, approved.data?.[0])),
  };
  return {
    values,
    ticket: appointmentId ? known.data?.[0] : undefined,
    isLoading: asked.some(({ isPending }) => isPending),
    error: asked.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, refetch } of asked) if (error) void refetch();
    },
  };
}

const quiet = { retry: false, onError: () => undefined };

const useRecord = <R extends { id: string }>(resource: string, id: string | null) =>
  useGetOne<R>(resource, { id: id ?? '' }, { ...quiet, enabled: id !== null });
