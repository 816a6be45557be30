import Button, { type ButtonProps } from '@mui/material/Button';
import { useFocusNextStep } from './nextStep.ts';

/** A button that has the focus once it is its turn: Enter goes on. */
export function NextStepButton({ isNext, ...props }: ButtonProps & { isNext: boolean }) {
  const button = useFocusNextStep(isNext);
  return <Button ref={button} variant="contained" {...props} />;
}
