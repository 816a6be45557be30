import { Component, Suspense, type ReactNode } from 'react';
import { LoadErrorDialog } from './LoadErrorDialog.tsx';
import { retryFailedLoad, isChunkLoadError, isLikelyOutdated } from './lazyWithPreload.ts';

interface LazyBoundaryProps {
  /** Closes the content that could not be loaded. */
  onClose?: () => void;
  /** A change of name resets the error. */
  name?: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  name?: string;
}

/**
 * Suspense and error boundary for `lazyWithPreload` content over a page: a failed load shows a dialog with a retry.
 * Other errors propagate.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ name }: LazyBoundaryProps, state: State): State {
    return name === state.name ? state : { name };
  }

  readonly #forget = () => {
    retryFailedLoad(this.state.error);
    this.setState({ error: undefined });
  };

  readonly #close = () => {
    this.#forget();
    this.props.onClose?.();
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return <Suspense>{this.props.children}</Suspense>;
    if (!isChunkLoadError(error)) throw error;
    return (
      <LoadErrorDialog isOutdated={isLikelyOutdated(error)} onRetry={this.#forget} onClose={this.#close} />
    );
  }
}
