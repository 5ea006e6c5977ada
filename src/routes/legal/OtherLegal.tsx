import { ButtonLink } from '../../components/Button';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& h2': { width: '100%', textStyle: 'label' },
  },
});

interface Props {
  title: string;
  links: readonly { to: string; name: string }[];
}

/** Links to the other legal pages and to the contact page. */
export function OtherLegal({ title, links }: Props) {
  return (
    <Root aria-labelledby="other-legal">
      <h2 id="other-legal">{title}</h2>
      {links.map(({ to, name }) => (
        <ButtonLink key={to} variant="stitched" to={to}>
          {name}
        </ButtonLink>
      ))}
    </Root>
  );
}
