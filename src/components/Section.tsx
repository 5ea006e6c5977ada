import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('section', { base: { paddingBlock: 'calc({spacing.section} / 2)' } });

interface Props {
  id?: string;
  /** Id of the heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page. */
export function Section({ id, labelledBy, className, children }: Props) {
  return (
    <Root id={id} aria-labelledby={labelledBy} {...(className ? { className } : {})}>
      {children}
    </Root>
  );
}
