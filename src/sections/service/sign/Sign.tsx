import { graphql } from 'gatsby';
import { useLayoutEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { currentSearch } from '../../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { setSearch, withParameters } from '../../../lib/search';
import { Actions, type ActionsProps } from './Actions';
import { DesignFields, ShopFields } from './fields';
import { designOf, namesOf, writeDesign, type Choices, type Design } from './design';
import { Things } from './Things';
import { fitting } from '../../shared/sign/name';
import { useWidths } from '../../shared/sign/useWidths';

/* On phones, name and trade are right above the drawings, which are seen while a keyboard covers half of the screen. */
const Form = chakra('form', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gridTemplateRows: { lg: 'auto auto 1fr auto' },
    '& > .things': { gridArea: { lg: '1 / 2 / span 3' } },
    '& > .actions': { gridArea: { lg: '4 / 2' } },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '4' } });

type Props = Pick<ActionsProps, 'sign' | 'service' | 'studio' | 'address'>;

/** “Your name over the door”: visitors see the name of their shop on things (docs/requirements.md#your-name). */
export function Sign({ sign, service, studio, address }: Props) {
  const { title, text } = sign;
  const form = useRef<HTMLFormElement>(null);
  const things = useRef<HTMLDivElement>(null);
  const isPrepared = useRef(false);
  const [design, setDesign] = useState<Design>(() => designOf(new Map(), sign));
  const widths = useWidths();

  const follow = () => {
    if (!form.current) return;
    const next = designOf(new FormData(form.current), sign);
    setDesign(next);
    void widths.prepare(namesOf(shownOf(next, sign)).join(''));
  };
  /** Puts the design into the address, so that it stays after a reload and in another language. */
  const keep = () => {
    if (!form.current) return;
    const now = designOf(new FormData(form.current), sign);
    const { name } = now;
    const kept = Object.entries<string>({ ...now }).map(
      ([key, value]) => [key, (name && value) || undefined] as const,
    );
    const search = withParameters(currentSearch(), Object.fromEntries(kept));
    if (name || new URLSearchParams(currentSearch()).has('name'))
      setSearch(search, { replace: true });
  };
  /** The first rendering makes the style system of the page. It is made when a field gets the focus, not with the first letter. */
  const prepare = () => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    void widths.prepare(sign.example);
    requestAnimationFrame(() => setTimeout(() => setDesign((now) => ({ ...now }))));
  };
  // In a layout effect, so that no click comes before: it would get the example.
  useLayoutEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(location.search);
    const isUntouched = hasFirstChoices(new FormData(form.current), sign);
    // Rendering again would compute styles, for nothing if the example stays.
    if (isUntouched && !asked.has('name')) return;
    // What a visitor typed before hydration stays.
    if (isUntouched) writeDesign(form.current, designOf(asked, sign));
    follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the page's content does not change
  }, []);

  const shown = shownOf(design, sign);
  return (
    <Section id="your-name" aria-labelledby="your-name-title" data-queries="name">
      <Container>
        <Form
          ref={form}
          method="dialog"
          aria-labelledby="your-name-title"
          onInput={follow}
          onFocus={prepare}
          onBlur={keep}
          onSubmit={(event) => event.preventDefault()}
        >
          <Words>
            <Headline id="your-name-title">{title}</Headline>
            <Lead>{text}</Lead>
          </Words>
          <ShopFields sign={sign} design={design} />
          <Things
            ref={things}
            sign={sign}
            design={shown}
            isExample={namesOf(shown).join('') === sign.example}
            widthOf={widths.widthOf}
          />
          <DesignFields sign={sign} design={design} />
          <Actions
            sign={sign}
            design={shown}
            isExample={!design.name}
            service={service}
            studio={studio}
            address={address}
            picture={things}
          />
        </Form>
      </Container>
    </Section>
  );
}

/** Returns a design with the example where nothing is typed. */
function shownOf(design: Design, { example, second }: Queries.SignFragment): Design {
  return {
    ...design,
    name: fitting(design.name) || example,
    second: fitting(design.second) || (design.name ? '' : second),
  };
}

/** Returns whether no field has changed, so that the example is shown. */
function hasFirstChoices(fields: FormData, choices: Choices): boolean {
  const now = designOf(fields, choices);
  const first = designOf(new Map(), choices);
  return JSON.stringify(now) === JSON.stringify(first);
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Sign on Sign {
    title
    text
    example
    second
    street {
      ...StreetPhoto
    }
    colors {
      color
      name
    }
    trades {
      business
      industry {
        slug
        title
        trade
      }
    }
    labels {
      name
      exampleNote
      second
      lettering
      plain
      stitched
      both
      color
      trade
      things
      tooLong
      otherLetters
      line
      whatsapp
      save
      saving
      saveReady
      saveFailed
      use
      copy
      copied
    }
  }
`;
