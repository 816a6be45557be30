import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OptionLines } from '../../../kit/picker/OptionLines.tsx';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { useModelSearch } from '../../../kit/picker/useModelSearch.ts';
import { useCodeLookup } from '../../../kit/scan/useCodeLookup.ts';
import { deviceOfCode, ticketOfCode } from '../../../schemas/tickets/papers.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { customerText, devicesText, ticketText } from '../texts.ts';
import { PickUp } from './PickUp.tsx';

/** Finds a ticket by a scan of its slip or label, its number or its customer, and hands over its devices. */
export default function PickUpPage() {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('ticket');
  const item = parameters.get('item');
  const open = ({ id: chosen }: Ticket) => setParameters({ ticket: chosen });
  const codes = useCodeLookup(async (code) => {
    const deviceId = deviceOfCode(code);
    const named = ticketOfCode(code);
    const device = deviceId
      ? (await dataProvider.getOne<TicketDevice>(ticketDevices.name, { id: deviceId })).data
      : undefined;
    const wanted = device?.number ?? named?.number;
    const find = async (isOpen: boolean) => {
      const { data } = await dataProvider.getList<Ticket>(tickets.name, {
        filter: { number: String(wanted ?? code), open: isOpen },
        // Of the numbers that contain it, the number itself is the smallest.
        sort: { field: 'number', order: 'ASC' },
        pagination: { page: 1, perPage: 10 },
      });
      const [only, ...others] = data;
      return (
        data.find(({ number }) => number === wanted) ?? (others.length === 0 && !device ? only : undefined)
      );
    };
    const exact = (await find(true)) ?? (await find(false));
    if (!exact) return translate('bench.pick_up.unknown', { code });
    setParameters({ ticket: exact.id, ...(named?.item !== undefined && { item: String(named.item) }) });
    return undefined;
  }, translate('messages.failed'));
  return (
    <Stack sx={{ gap: 3, maxWidth: 900 }}>
      <Typography variant="h1">{translate('bench.pick_up.title')}</Typography>
      <SearchField<Ticket>
        label={translate('bench.pick_up.search')}
        search={useModelSearch(tickets, { filter: { open: true } })}
        codes={codes}
        onChosen={open}
        nameOf={(ticket) => `${ticketText(ticket, translate)} · ${customerText(ticket, translate)}`}
        keyOf={(ticket) => ticket.id}
        renderResult={(ticket) => (
          <OptionLines
            name={`${ticketText(ticket, translate)} · ${customerText(ticket, translate)}`}
            details={[devicesText(ticket, translate)]}
          />
        )}
        autoFocus={!id}
      />
      {id ? (
        <PickUp key={id} id={id} scanned={item ? Number(item) : undefined} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{translate('bench.pick_up.start')}</Box>
      )}
    </Stack>
  );
}
