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
  /** The simulated screen width, scaled down to the available space. */
  width: number;
  height?: string;
  /** Identifies the highlighted part, which is scrolled into view. */
  highlighted: string;
  /** Called with the pointer of what was clicked. */
  onChoose?: (at: string) => void;
  children: ReactNode;
}

/**
 * An iframe without scripts: its sandbox forbids them, and its content is rendered from this document. The admin's
 * Content-Security-Policy applies in it too.
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

/** Observes the size of an element. */
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
