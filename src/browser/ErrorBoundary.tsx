import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown in place of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` where rendering throws (docs/requirements.md#errors); React itself logs the error. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
