import Close from '@mui/icons-material/Close';
import CloseFullscreen from '@mui/icons-material/CloseFullscreen';
import Minimize from '@mui/icons-material/Minimize';
import OpenInFull from '@mui/icons-material/OpenInFull';
import ExpandLess from '@mui/icons-material/ExpandLess';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { radius, shadow } from '../../../theme/tokens.ts';
import type { NewMail } from '../../../schemas/mail/mail.ts';

export type WindowSize = 'normal' | 'minimised' | 'maximised';

interface ComposerWindowProps {
  size: WindowSize;
  onResize: (size: WindowSize) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A window at the bottom right that leaves the page usable, full-screen on a phone; Escape minimizes it. */
export function ComposerWindow({ size, onResize, onClose, children }: ComposerWindowProps) {
  const translate = useTranslate();
  const id = useId();
  const title = useRef<HTMLButtonElement>(null);
  const [subject] = useWatch<NewMail, ['subject']>({ name: ['subject'] });
  const isSmall = size === 'minimised';
  const before = useRef<Element>(document.activeElement);
  useEffect(() => {
    const { current } = before;
    return () => {
      if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
    };
  }, []);
  const resize = (next: WindowSize) => {
    onResize(next);
    if (next === 'minimised') title.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Keeps a dialog below open; the editor would otherwise handle the key without any effect.
    event.preventDefault();
    event.stopPropagation();
    if (!isSmall) resize('minimised');
  };
  return (
    <Frame role="dialog" aria-labelledby={id} data-size={size} onKeyDown={onKeyDown}>
      <div className="head">
        <button
          ref={title}
          id={id}
          type="button"
          aria-expanded={!isSmall}
          onClick={() => resize(isSmall ? 'normal' : 'minimised')}
        >
          {subject || translate('mail.new')}
        </button>
        {isSmall ? (
          <WindowButton label="mail.restore" icon={<ExpandLess />} onPress={() => resize('normal')} />
        ) : (
          <WindowButton label="mail.minimise" icon={<Minimize />} onPress={() => resize('minimised')} />
        )}
        {size === 'maximised' ? (
          <WindowButton label="mail.restore" icon={<CloseFullscreen />} onPress={() => resize('normal')} />
        ) : (
          <WindowButton label="mail.maximise" icon={<OpenInFull />} onPress={() => resize('maximised')} />
        )}
        <WindowButton label="mail.close" icon={<Close />} onPress={onClose} />
      </div>
      <div className="content" hidden={isSmall}>
        {children}
      </div>
    </Frame>
  );
}

interface WindowButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

function WindowButton({ label, icon, onPress }: WindowButtonProps) {
  const translate = useTranslate();
  return (
    <IconButton size="small" aria-label={translate(label)} title={translate(label)} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

const Frame = styled('section')(({ theme }) => ({
  position: 'fixed',
  right: 24,
  bottom: 0,
  zIndex: theme.zIndex.modal,
  display: 'flex',
  flexDirection: 'column',
  width: 560,
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: 'calc(100dvh - 80px)',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderBottom: 0,
  borderRadius: `${radius.large}px ${radius.large}px 0 0`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: shadow,
  '&[data-size=normal]': { height: 640 },
  '&[data-size=minimised]': { width: 340 },
  '&[data-size=maximised]': { inset: 32, width: 'auto', maxWidth: 'none', maxHeight: 'none', bottom: 0 },
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    padding: '4px 8px 4px 16px',
    '& svg': { fontSize: '1.125rem' },
    backgroundColor: theme.palette.action.selected,
    '& > button:first-of-type': {
      flex: 1,
      minWidth: 0,
      minHeight: 36,
      border: 0,
      padding: 0,
      overflow: 'hidden',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'left',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
    },
  },
  '& > .content': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  '& > .content[hidden]': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '&[data-size=normal], &[data-size=maximised]': {
      inset: 0,
      width: 'auto',
      height: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
    },
    '&[data-size=minimised]': { right: 8, left: 8, width: 'auto', maxWidth: 'none' },
  },
}));
