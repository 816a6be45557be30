import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import styles from './preview.css?url&no-inline';
import { useInView } from './useInView.ts';
import { pageHeight } from './useView.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="${styles}"><title>Preview</title></head><body></body></html>`;

interface PreviewFrameProps {
  /** The width of the screen that it imitates; it is scaled down to the space that there is. */
  width: number;
  height?: string;
  /** Names what is marked in it, which is brought into view. */
  highlighted: string;
  /** Told where what was clicked stands in the document. */
  onChoose?: (at: string) => void;
  children: ReactNode;
}

/**
 * A document of its own without any script: its sandbox allows none, and what it shows is rendered from here.
 * The Content-Security-Policy of the admin holds in it as well.
 */
export function PreviewFrame({
  width,
  height: tall = pageHeight,
  highlighted,
  onChoose,
  children,
}: PreviewFrameProps) {
  const translate = useTranslate();
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement>();
  const available = useSize(space)?.width;
  const height = useSize(body)?.height ?? 0;
  const scale = available ? Math.min(1, available / width) : 1;
  useInView(space, body, { highlighted, scale });
  useEffect(() => {
    if (!body || !onChoose) return undefined;
    const choose = ({ target }: MouseEvent) => {
      const at = (target as Element).closest('[data-at]')?.getAttribute('data-at');
      if (at) onChoose(at);
    };
    body.addEventListener('click', choose);
    return () => body.removeEventListener('click', choose);
  }, [body, onChoose]);
  return (
    <Box
      ref={setSpace}
      role="region"
      tabIndex={0}
      aria-label={translate('preview.title')}
      sx={{ height: tall, overflow: 'auto', overflowX: 'hidden', bgcolor: 'action.hover' }}
    >
      <Box sx={{ mx: 'auto', overflow: 'hidden' }} style={{ width: width * scale, height: height * scale }}>
        <Box
          component="iframe"
          title={translate('preview.frame')}
          sandbox="allow-same-origin"
          srcDoc={page}
          tabIndex={-1}
          onLoad={(event: SyntheticEvent<HTMLIFrameElement>) =>
            setBody(event.currentTarget.contentDocument?.body)
          }
          sx={{ border: 0, display: 'block', transformOrigin: '0 0', bgcolor: '#fff', colorScheme: 'light' }}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Box>
      {body && createPortal(children, body)}
    </Box>
  );
}

/** The size of an element, also while it changes. */
function useSize(element?: HTMLElement | null): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.offsetHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
