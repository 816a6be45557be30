import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface InputGroupProps {
  title: string;
  isRequired?: boolean | undefined;
  /** An error. */
  message?: string | undefined;
  action?: ReactNode;
  /** Receives the focus when the form leads to it. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Several inputs for one property, with a heading and its error. */
export function InputGroup({ title, isRequired, message, action, ref, children }: InputGroupProps) {
  const id = useId();
  return (
    <Group ref={ref} role="group" tabIndex={-1} data-wide aria-labelledby={id}>
      <header>
        <Typography id={id} component="h3" variant="subtitle2">
          {isRequired ? `${title} *` : title}
        </Typography>
        {action}
      </header>
      {children}
      {message && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {message}
        </FormHelperText>
      )}
    </Group>
  );
}

const Group = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1),
  outlineOffset: spacing(0.5),
  scrollMarginBlock: spacing(10),
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 },
}));
