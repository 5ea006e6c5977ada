import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast';
import type { ToasterProps } from './Toaster';

const Toaster = lazy(() => import('./Toaster'));

/** Where toasts appear; nothing is loaded for them before the first one. */
export function Toasts({ strings }: Pick<ToasterProps, 'strings'>) {
  const [message, setMessage] = useState<ToasterProps['message']>();
  useEffect(() => onToast((text) => setMessage((last) => ({ text, id: (last?.id ?? 0) + 1 }))), []);
  if (!message) return null;
  return (
    <Suspense>
      <Toaster message={message} strings={strings} />
    </Suspense>
  );
}
