import { Component, Suspense, type ReactNode } from 'react';
import { LoadErrorDialog } from './LoadErrorDialog.tsx';
import { retryFailedLoad, isChunkLoadError, isLikelyOutdated } from './lazyWithPreload.ts';

interface LazyBoundaryProps {
  /** Leaves what cannot be loaded; without it the page shows as if it had not been asked for. */
  onClose?: () => void;
  /** Another one of these is another thing to load. */
  name?: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  name?: string;
}

/**
 * What is loaded when it first shows (`late`), over a page that stays: without a connection it says so and can be tried
 * again. Any other failure is the page's.
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
