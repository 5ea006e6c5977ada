import { useEffect, useState } from 'react';
import { late } from '../../lib/late';
import { useLate } from '../../hooks/useLate';
import { PlainToast } from './PlainToast';
import { onToast } from './toast';
import type { ToasterProps } from './Toaster';

/** Milliseconds after which a toast is shown without the toaster. */
const patience = 3000;
const toaster = late(async () => (await import('./Toaster')).Toaster, patience);

/** Where toasts appear; nothing is loaded for them before the first one. */
export function Toasts({ strings }: Pick<ToasterProps, 'strings'>) {
  const [message, setMessage] = useState<ToasterProps['message']>();
  // A message that is shown plainly is not shown again when the toaster comes after all.
  const [plain, setPlain] = useState<number>();
  useEffect(() => {
    return onToast((text) => {
      setMessage((last) => ({ text, id: (last?.id ?? 0) + 1 }));
      void toaster.want();
    });
  }, []);
  const { part: Toaster, late: isLate } = useLate(toaster);
  if (!message) return null;
  const { id, text } = message;
  if (plain === id || (isLate && !Toaster)) {
    const end = () => setMessage(undefined);
    return <PlainToast key={id} text={text} onShow={() => setPlain(id)} onEnd={end} />;
  }
  return Toaster && <Toaster message={message} strings={strings} />;
}
