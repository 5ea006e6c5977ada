import { graphql } from 'gatsby';
import { Body, Title } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { Surface } from '../../../components/Surface';
import { ruleAbove } from '../../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { clientSurfaces, colorsOf } from '../../shared/client-colors';
import { Phone } from './Phone';
import { Tabs } from './Tabs';
import { Phrases } from '../../../components/Phrases';

const Panel = chakra(Surface, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
    gap: { base: '4', sm: '6' },
    alignItems: 'center',
    padding: { base: '5', md: '8' },
    height: '100%',
  },
});
const Screen = chakra(Phone, {
  base: {
    gap: '2',
    width: '14rem',
    minHeight: { sm: '26rem' },
    justifySelf: 'center',
    padding: '5',
    paddingTop: { base: '5', sm: '8' },
    textStyle: 'small',
  },
});
const Choices = chakra('ul', { base: { display: 'grid', gap: '1.5', paddingBlock: '2' } });
const Choice = chakra('li', {
  base: {
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'small',
    border: '1.5px solid var(--dark)',
  },
});
const ScreenButton = chakra('p', {
  base: {
    marginTop: 'auto',
    padding: '2.5',
    borderRadius: 'small',
    background: 'var(--dark)',
    color: 'var(--light)',
    textAlign: 'center',
    textStyle: 'label',
  },
});
const People = chakra('ul', { base: { display: 'grid', marginTop: '3' } });
const Person = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '3',
    paddingBlock: { base: '1.5', md: '2' },
    ...ruleAbove,
    '& > svg': { marginTop: '0.25em' },
  },
});

interface Props {
  trial: Queries.TrialFragment;
  legend: string;
}

/** A client's screen before and after, each with what five people did. */
export function Trial({ trial: { study, screens }, legend }: Props) {
  const grounds = [clientSurfaces.soft, clientSurfaces.bright];
  return (
    <Tabs
      name="trial"
      legend={legend}
      beside
      panels={screens.map(({ label, title, choices, button, result, people }, index) => ({
        label,
        content: (
          <Panel
            {...(study.colors
              ? { css: { ...colorsOf(study.colors), ...grounds[index] } }
              : { color: 'jute' })}
          >
            <Screen>
              <b>
                <Phrases>{title}</Phrases>
              </b>
              <Choices>
                {choices.map((choice) => (
                  <Choice key={choice}>{choice}</Choice>
                ))}
              </Choices>
              {button && <ScreenButton>{button}</ScreenButton>}
            </Screen>
            <div>
              <Title>{result}</Title>
              <People>
                {people.map(({ done, text }) => (
                  <Person key={text}>
                    <Icon name={done ? 'check' : 'close'} size={20} strokeWidth={2.75} />
                    <Body>{text}</Body>
                  </Person>
                ))}
              </People>
            </div>
          </Panel>
        ),
      }))}
    />
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Trial on ServiceSceneTrial {
    study {
      colors {
        ...ClientColors
      }
    }
    screens {
      label
      title
      choices
      button
      result
      people {
        done
        text
      }
    }
  }
`;
