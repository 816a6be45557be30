import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSession } from '../../../authProvider/session.ts';
import { useStepText } from '../../../kit/steps/useStepText.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { boardSteps } from './boardSteps.ts';

interface CardMenuProps {
  card: BoardCard;
  anchor: HTMLElement;
  onStep: (step: string) => void;
  onClose: () => void;
}

/** The steps that the user may take of a card. */
export function CardMenu({ card, anchor, onStep, onClose }: CardMenuProps) {
  const { who } = useSession();
  const text = useStepText(ticketDevices, card);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {boardSteps(who, card).map((step) => (
        <MenuItem
          key={step}
          onClick={() => {
            onClose();
            onStep(step);
          }}
        >
          {text(step, 'label')}
        </MenuItem>
      ))}
    </Menu>
  );
}
