import { Component, type ReactNode } from 'react';
import { Crash } from './Crash';

interface Props {
  children: ReactNode;
}

/** Shows what to do if rendering throws (docs/requirements.md#errors). React logs the error. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Crash /> : this.props.children;
  }
}
