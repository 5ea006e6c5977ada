import { useNumbers } from '../i18n/useNumbers';
import type { MessageKey } from '../i18n/messages';
import { useMessages } from '../i18n/useMessages';
import { Disclosure, Summary } from '../components/Disclosure';
import { Body, Title } from '../components/Heading';
import { disc } from '../components/round';
import { uprightRule } from '../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ol', { base: { display: 'grid', paddingTop: '4' } });
/* A running stitch leads from each number to the next. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    paddingBottom: '4',
    _last: { paddingBottom: '0' },
    '&:not(:last-child)::before': {
      ...uprightRule,
      top: '2.5rem',
      bottom: '0.25rem',
      insetInlineStart: 'calc(1.125rem - 1px)',
    },
    '& > p': { paddingTop: '0.35rem' },
  },
});
const Number = chakra('span', {
  base: {
    border: '2px dashed currentColor',
    textStyle: 'title',
    fontSize: '1.0625rem',
    ...disc('2.25rem'),
  },
});

const steps: readonly MessageKey[] = ['forms:nextAnswer', 'forms:nextProposal', 'forms:nextDecide'];

/** Explains what happens after a message is sent. */
export function NextSteps() {
  const t = useMessages();
  const number = useNumbers();
  return (
    <Disclosure paddingBottom={{ md: '4' }}>
      <Summary>
        <Title>{t('forms:nextTitle')}</Title>
      </Summary>
      <List>
        {steps.map((key, index) => (
          <Step key={key}>
            <Number aria-hidden="true">{number(index + 1)}</Number>
            <Body>{t(key)}</Body>
          </Step>
        ))}
      </List>
    </Disclosure>
  );
}
