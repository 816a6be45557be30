import Category from '@mui/icons-material/CategoryOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import Build from '@mui/icons-material/BuildOutlined';
import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import Label from '@mui/icons-material/LabelOutlined';
import LinkedIn from '@mui/icons-material/LinkedIn';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Twitter from '@mui/icons-material/Twitter';
import type { ReactElement } from 'react';
import type { serviceTypes, socialIcons } from '../../schemas/storefront/fields.ts';

type Name = (typeof serviceTypes)[number] | (typeof socialIcons)[number];

const icons: Record<Name, ReactElement> = {
  freeShipping: <LocalShipping />,
  pay: <Payments />,
  shippingLabel: <Label />,
  soldering: <Build />,
  customerService: <SupportAgent />,
  quickTurnaround: <Bolt />,
  facebook: <Facebook />,
  instagram: <Instagram />,
  twitter: <Twitter />,
  linkedin: <LinkedIn />,
};

/** Returns the icon of a name in the storefront's configuration, or a generic one. */
export const iconOf = (name: unknown): ReactElement =>
  typeof name === 'string' && Object.hasOwn(icons, name) ? icons[name as Name] : <Category />;
