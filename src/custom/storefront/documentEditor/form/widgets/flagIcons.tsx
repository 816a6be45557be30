import Build from '@mui/icons-material/BuildOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Swap from '@mui/icons-material/SwapHorizOutlined';
import Verified from '@mui/icons-material/VerifiedUserOutlined';
import type { ReactElement } from 'react';

/** Icons beside the label of a flag. */
export const flagIcons: Record<string, ReactElement> = {
  ALWAYS_TRUE: <Public />,
  FRONTEND_TRADE: <Swap />,
  FRONTEND_REPAIR: <Build />,
  FRONTEND_BUY: <ShoppingBag />,
  FRONTEND_INSURE: <Verified />,
};
