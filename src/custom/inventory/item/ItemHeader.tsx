import Edit from '@mui/icons-material/EditOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { iconOnPhone } from '../../../kit/list/iconOnPhone.ts';
import { useListOptions } from '../../../kit/page.ts';
import { DetailHeader } from '../../../kit/detailPage/DetailHeader.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { useStockLocations } from '../stockLocations.ts';

/** Title of an item, link back to the list, and actions. */
export function ItemHeader({ record: item }: { record: Item | undefined }) {
  const may = useCan();
  const { locations } = useStockLocations();
  return (
    <DetailHeader title={item?.name} back="inventory.item.back">
      {item && (
        <>
          {locations.length > 0 && (
            <>
              <Opens part="receive" label="inventory.receive.action" icon={<MoveToInbox />} id={item.id} />
              <Opens part="adjust" label="inventory.adjust.action" icon={<Tune />} id={item.id} />
            </>
          )}
          <Opens part="labels" label="itemLabels.print_row" icon={<Label />} id={item.id} />
          {may('update', items, item) && (
            <Opens part="edit" label="inventory.item.edit" icon={<Edit />} id={item.id} />
          )}
          <HistoryButton model={items} record={item} />
        </>
      )}
    </DetailHeader>
  );
}

interface OpensProps {
  /** Last segment of the dialog's URL. */
  part: string;
  label: string;
  icon: ReactNode;
  id: string;
}

function Opens({ part, label, icon, id }: OpensProps) {
  const translate = useTranslate();
  const { path } = useListOptions();
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ pathname: `${path}/${id}/${part}`, search }}
      state={{ dialog: true, isOnPage: true }}
      variant="outlined"
      startIcon={icon}
      aria-label={translate(label)}
      sx={iconOnPhone}
    >
      <span className="label">{translate(label)}</span>
    </Button>
  );
}
