/** Styles of a button that shows only its icon on phones (hides `.label`); needs an aria-label. */
export const iconOnPhone = {
  '& .label': { display: { xs: 'none', sm: 'inline' } },
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
  minWidth: { xs: 40, sm: 64 },
  px: { xs: '10px', sm: '14px' },
};
