import { Component, type ReactNode } from 'react';
import { Crash } from './Crash';

interface Props {
  children: ReactNode;
}

/**
 * Shows what to do if React cannot render the page (docs/requirements.md#errors). A page that was hydrated is one to read: what throws
 * then, such as an effect, is thrown on, and the HTML stays (`hydrate.ts` of gatsby-plugin-html-first). React logs the error.
 */
export class ErrorBoundary extends Component<Props, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};
  private hydrated = false;

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidMount() {
    this.hydrated = !this.state.thrown;
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (this.hydrated) throw thrown.error;
    return <Crash />;
  }
}
