import Print from '@mui/icons-material/PrintOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import { paperKinds, paperSizes, ticketCode, type PaperChoice } from '../../../schemas/tickets/papers.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { LabelsDialog, type LabelContent } from '../../inventory/index.ts';
import { useTicketCalls } from '../calls.ts';
import { paperLabels } from './paperLabels.ts';

interface PaperMenuProps {
  ticketId: string;
  number: number;
  /** Labels of this device only, instead of all devices of the ticket. */
  device?: TicketDevice;
}

const papers = paperKinds.flatMap((kind) => paperSizes.map((paper) => ({ kind, paper })));

/** Prints the papers of a ticket, and labels of devices and of what was left with them. */
export function PaperMenu({ ticketId, number, device }: PaperMenuProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { getTicketPaper } = useTicketCalls();
  const [labels, setLabels] = useState<LabelContent[]>();
  const { isBusy, busy } = useBusy('bench.papers.failed');
  const print = (query: PaperChoice) => {
    const name = `${translate('bench.papers.file', { number })}.pdf`;
    void busy(() => viewFile(() => getTicketPaper({ params: { id: ticketId }, query }), name));
  };
  const openLabels = () => {
    void busy(async () => {
      const shown = device ? [device] : await devicesOf(ticketId);
      setLabels(shown.flatMap((one) => paperLabels(one, window.location.origin)));
    });
  };
  const devicesOf = async (ticket_id: string) =>
    (
      await dataProvider.getList<TicketDevice>(ticketDevices.name, {
        filter: { ticket_id },
        sort: { field: 'created_date', order: 'ASC' },
        pagination: { page: 1, perPage: 100 },
      })
    ).data;
  const closeLabels = () => setLabels(undefined);
  return (
    <>
      <MenuButton label={translate('bench.papers.print')} icon={<Print />} isDisabled={isBusy}>
        {(close) => [
          ...papers.map(({ kind, paper }) => (
            <MenuItem
              key={kind + paper}
              onClick={() => {
                close();
                print({ kind, paper });
              }}
            >
              {translate(`bench.papers.${kind}_${paper}`)}
            </MenuItem>
          )),
          <MenuItem
            key="labels"
            onClick={() => {
              close();
              openLabels();
            }}
          >
            {translate('bench.papers.labels')}
          </MenuItem>,
        ]}
      </MenuButton>
      {labels && (
        <LazyBoundary onClose={closeLabels}>
          <LabelsDialog contents={labels} name={ticketCode(number)} onClose={closeLabels} />
        </LazyBoundary>
      )}
    </>
  );
}
