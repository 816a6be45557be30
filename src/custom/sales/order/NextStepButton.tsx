import Button, { type ButtonProps } from '@mui/material/Button';
import { useFocusInTurn } from './nextStep.ts';

/** A button that has the focus once it is its turn: Enter goes on. */
export function TurnButton({ isNext, ...props }: ButtonProps & { isNext: boolean }) {
  const button = useFocusInTurn(isNext);
  return <Button ref={button} variant="contained" {...props} />;
}
