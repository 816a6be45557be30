import Button, { type ButtonProps } from '@mui/material/Button';
import { useFocusNextStep } from './nextStep.ts';

/** A button that takes the focus when it is the next step, so that Enter continues the sale. */
export function NextStepButton({ isNext, ...props }: ButtonProps & { isNext: boolean }) {
  const button = useFocusNextStep(isNext);
  return <Button ref={button} variant="contained" {...props} />;
}
