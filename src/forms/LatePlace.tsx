import type { ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages';
import type { Late } from '../lib/late';
import { useLate } from '../hooks/useLate';
import { chakra } from '@chakra-ui/react/styled-system';
import type { FormOnPage } from './fields';
import { Rescue, type Reach } from './Rescue';
import { fieldNames } from './rules';
import { useServedForm } from './useServedForm';

/** Room for a form while its code is on the way. */
export const FormRoom = chakra('div', { base: { minHeight: '32rem' } });
const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });
/* Empty, it takes no room, and stays in the tree to be heard when it fills. */
const Notice = chakra('div', { base: { '&:not(:empty)': { marginTop: '5' } } });

interface Props extends FormOnPage {
  part: Late<unknown>;
  reach: Reach;
  /** The `Suspense` with the form in it. It comes from above so that nothing here renders it anew, which would clear it away. */
  children: ReactNode;
}

/** Where a form stands whose code comes late: what is typed is kept, and if the code does not come there is another way. */
export function LatePlace({ part, reach, children, ...where }: Props) {
  const t = useMessages();
  const { part: here, late } = useLate(part);
  const { frame, values } = useServedForm(where, { here: here !== undefined, late });
  const typed = fieldNames[where.kind].flatMap((name) => values[name] || []);
  return (
    <Root ref={frame}>
      {children}
      <Notice role="status">
        {late && (
          <Rescue
            lead={t('forms:late')}
            reach={reach}
            subject={typed[0]?.slice(0, 80) ?? ''}
            text={typed.join('\n')}
          />
        )}
      </Notice>
    </Root>
  );
}
