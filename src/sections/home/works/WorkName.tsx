import { Title } from '../../../components/Heading';
import { LocalLink } from '../../../components/LocalLink';
import { stretchedLink } from '../../../components/stretched-link';
import { ClientLogo } from '../../shared/ClientLogo';
import { chakra } from '@chakra-ui/react/styled-system';

const StudyLink = chakra(LocalLink, { base: stretchedLink });
const Logo = chakra(ClientLogo, {
  variants: {
    large: {
      true: { height: { base: '2.25rem', md: '3.25rem' }, maxWidth: 'min(16rem, 100%)' },
      false: {},
    },
  },
});

type Work = Pick<Queries.WorkFragment, 'logo' | 'study'>;

/** The logo of a client as the heading of a card. If the case study is written, the whole card leads to it. */
export function WorkName({ work: { logo, study }, large }: { work: Work; large: boolean }) {
  const name = <Logo src={logo.src.publicURL ?? ''} alt={logo.alt} loading="lazy" large={large} />;
  return <Title>{study?.written ? <StudyLink to={study.path}>{name}</StudyLink> : name}</Title>;
}
