import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 'block',
    marginBottom: { base: '8', lg: '6.5rem' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '1rem',
      top: 'calc(50% - 1.5px)',
      borderTop: '3px dashed currentColor',
    },
  },
});
const Knot = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem)',
    aspectRatio: '1',
    borderRadius: 'pill',
    background: 'var(--surface-text)',
    color: 'var(--surface-ground)',
    fontFamily: 'display',
    fontWeight: '800',
    fontSize: 'clamp(1rem, 0.8rem + 1.1vw, 1.75rem)',
  },
});
/* The label is under its knot. The first and the last are aligned with the page edges. */
const Name = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    top: 'calc(100% + 0.75rem)',
    width: '8.5rem',
    color: 'var(--surface-text)',
    fontFamily: 'text',
    textStyle: 'label',
    textAlign: 'center',
    textWrap: 'balance',
    'span:first-of-type > &': { insetInlineStart: '0', textAlign: 'start' },
    'span:last-of-type > &': { insetInlineEnd: '0', textAlign: 'end' },
  },
});

interface Props {
  steps: readonly { readonly number: string; readonly title: string }[];
}

/** The steps as knots on a thread, with their names on wide screens. Decorative. */
export function Thread({ steps }: Props) {
  return (
    <Root aria-hidden="true" data-reveal="">
      {steps.map(({ number, title }) => (
        <Knot key={number}>
          {number}
          <Name>{title}</Name>
        </Knot>
      ))}
    </Root>
  );
}
