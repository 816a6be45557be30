import Typography from '@mui/material/Typography';

/** A result: its name, and below what tells it from others of that name. */
export function OptionLines({ name, details }: { name: string; details: (string | null | undefined)[] }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {name}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {details.filter(Boolean).join(' · ')}
      </Typography>
    </span>
  );
}
