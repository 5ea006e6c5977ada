import { chakra, recipe } from '../../theme/styled';

const Root = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: 'block',
      marginBottom: '8',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '1rem',
        top: 'calc(50% - 1.5px)',
        borderTop: '3px dashed currentColor',
      },
    },
  }),
);
const Knot = chakra(
  'span',
  recipe({
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem)',
      aspectRatio: '1',
      borderRadius: 'pill',
      background: 'var(--cloth-text)',
      color: 'var(--cloth-ground)',
      fontFamily: 'display',
      fontWeight: '800',
      fontSize: 'clamp(1rem, 0.8rem + 1.1vw, 1.75rem)',
    },
  }),
);

/** The steps as knots on a thread: an ornament that shows how many there are. */
export function Thread({ numbers }: { numbers: readonly string[] }) {
  return (
    <Root aria-hidden="true" data-reveal="">
      {numbers.map((number) => (
        <Knot key={number}>{number}</Knot>
      ))}
    </Root>
  );
}
