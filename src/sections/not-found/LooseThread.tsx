import { chakra } from '@chakra-ui/react/styled-system';
import { looseEnd, looseWeight } from '../../components/motif/drawings';
import { NeedleShape } from '../shared/NeedleShape';

const weight = `calc(var(--size) * ${looseWeight})`;

/* Down from the drawing, between the words and the edge of the page. On wide screens, it turns to the button at the left. */
const Root = chakra('span', {
  base: {
    '--weight': weight,
    position: 'relative',
    gridArea: { base: '2 / 1', lg: '2 / 2 / auto / -1' },
    justifySelf: { base: 'end', lg: 'auto' },
    marginTop: '-6',
    marginBottom: { base: '1.1rem', lg: 'calc(1.625rem - var(--weight) / 2)' },
    marginInlineStart: { lg: '3rem' },
    marginInlineEnd: `calc(var(--size) * ${1 - looseEnd} - var(--weight) / 2)`,
    borderInlineEnd: 'var(--weight) solid {colors.accent}',
    lg: { borderBottom: 'var(--weight) solid {colors.accent}' },
    borderBottomRightRadius: { lg: '3rem' },
    '@media print': { display: 'none' },
  },
});
/* It turns around its eye, which is at the end of the thread. */
const Needle = chakra('svg', {
  base: {
    position: 'absolute',
    top: 'calc(100% + var(--weight) / 2 - 0.5rem)',
    left: 'calc(var(--weight) / 2 - 0.6rem)',
    width: '1.2rem',
    height: '3.2rem',
    color: '{colors.indigo}',
    transformOrigin: '50% 0.5rem',
    transform: { lg: 'rotate(90deg)' },
  },
});

/** The thread of the undone digit. Its needle points at the button. */
export function LooseThread() {
  return (
    <Root aria-hidden="true">
      <Needle viewBox="0 0 24 64" fill="currentColor">
        <NeedleShape />
      </Needle>
    </Root>
  );
}
