import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { childrenOf, isObject, type Schema } from '../../../../../schemas/storefront/schema.ts';
import { iconOf } from '../../../icons.tsx';

interface EntryTitleProps {
  name: string;
  schema: Schema;
  value: unknown;
  errors: number;
  isOpen: boolean;
  contentId: string;
  onToggle: () => void;
  /** It was just created: it is scrolled into view and focused. */
  isNew: boolean;
  /** Pointer listeners to drag the entry. */
  drag?: DraggableSyntheticListeners;
}

/** The title of an entry with its image, which expands the entry. */
export function EntryTitle({ name, schema, value, errors, isOpen, isNew, drag, ...props }: EntryTitleProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Title
      ref={button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? props.contentId : undefined}
      onClick={props.onToggle}
      {...drag}
    >
      <Picture schema={schema} value={value} />
      <span className="name">{name}</span>
      {errors > 0 && (
        <span className="errors">
          <ErrorIcon fontSize="small" />
          <span className="visually-hidden">
            {translate('storefront.list.errors', { smart_count: errors })}
          </span>
        </span>
      )}
      <ExpandMore className="arrow" fontSize="small" />
    </Title>
  );
}

/** The first image or icon of an entry. */
function Picture({ schema, value }: Pick<EntryTitleProps, 'schema' | 'value'>) {
  const [key = '', { format = '' } = {}] =
    childrenOf(schema).find(([, child]) => child.format === 'image' || child.format === 'icon') ?? [];
  const picture = isObject(value) ? value[key] : undefined;
  if (typeof picture !== 'string' || !picture) return null;
  return format === 'icon' ? iconOf(picture) : <img src={picture} alt="" loading="lazy" />;
}

const Title = styled(ButtonBase)(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  minHeight: 36,
  justifyContent: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  ...theme.typography.body1,
  fontWeight: 500,
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& .name': {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& img': { flex: 'none', width: 28, height: 28, objectFit: 'cover', borderRadius: 4 },
  '& > svg': { color: theme.palette.text.secondary },
  '& .errors': { display: 'inline-flex', color: theme.palette.error.main },
  '& .arrow': { flex: 'none', transition: 'rotate 120ms' },
  '&[aria-expanded=true] .arrow': { rotate: '180deg' },
}));
