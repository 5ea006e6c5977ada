import { Fragment, type ReactNode } from 'react';
import { filterPill } from '../../../components/filter-pill';
import { labeledRadios } from '../../../components/labeled-radios';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { chakra } from '@chakra-ui/react/styled-system';

/* Panels come after all labels, whatever the order in the HTML, where each radio button is followed by what it shows. */
const Root = chakra('fieldset', {
  base: {
    ...labeledRadios,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > div': { order: '1', flexBasis: '100%', minWidth: '0' },
    '& > input:not(:checked) + label + div': { '@media screen': { display: 'none' } },
  },
  variants: {
    beside: {
      true: {
        lg: {
          gap: 'gap',
          '& > input, & > label': { display: 'none' },
          '& > input:not(:checked) + label + div': { display: 'block' },
          '& > div': { flex: '1 1 0' },
        },
      },
    },
  },
});
const Label = chakra('label', { base: filterPill });

interface Props {
  /** Unique on the page. */
  name: string;
  legend: string;
  /** Shows all panels side by side on wide screens. */
  beside?: boolean;
  panels: readonly { readonly label: string; readonly content: ReactNode }[];
}

/** Panels of which a radio button chooses one, without scripts. */
export function Tabs({ name, legend, beside, panels }: Props) {
  return (
    <Root beside={beside}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {panels.map(({ label, content }, index) => (
        <Fragment key={label}>
          <input type="radio" name={name} id={`${name}-${index}`} defaultChecked={index === 0} />
          <Label htmlFor={`${name}-${index}`}>{label}</Label>
          <div>{content}</div>
        </Fragment>
      ))}
    </Root>
  );
}
