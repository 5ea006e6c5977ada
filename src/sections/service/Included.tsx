import { graphql } from 'gatsby';
import { Disclosure, Summary } from '../../components/Disclosure';
import { Body, Title } from '../../components/Heading';
import { Pill } from '../../components/Pill';
import { ruleAbove } from '../../components/stitched';
import { TitledItems } from '../../components/TitledList';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra(Disclosure, {
  base: { marginTop: { base: '6', md: 'block' }, mdDown: ruleAbove },
});
const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    gridTemplateColumns: { lg: '0.8fr 1.4fr' },
    paddingBottom: '4',
  },
});
const Intro = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } });
const Technologies = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface Props {
  service: Queries.IncludedFragment;
}

/** What packages are made of, with the technologies. */
export function Included({ service: { offers, technologies } }: Props) {
  const t = useMessages();
  return (
    <Root id="offers">
      <Summary>
        <Title>{offers.title}</Title>
      </Summary>
      <Content>
        <Intro>
          {offers.text && <Body>{offers.text}</Body>}
          {technologies && (
            <Technologies aria-label={t('service:technologies')}>
              {technologies.map((name) => (
                <Pill as="li" key={name}>
                  {name}
                </Pill>
              ))}
            </Technologies>
          )}
        </Intro>
        <TitledItems items={offers.items} as="h4" />
      </Content>
    </Root>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Included on Service {
    technologies
    offers {
      title
      text
      items {
        title
        text
      }
    }
  }
`;
