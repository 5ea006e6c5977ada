import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { Actions } from './Actions';
import { designOf, fitting, writeDesign, type Choices, type Design } from './design';
import { SignForm } from './SignForm';
import { Things } from './Things';
import { estimatedWidth, measuredWidth } from './widths';
import { loadWholeFonts } from './whole-fonts';

const Words = chakra('div', { base: { display: 'grid', gap: '6', minWidth: '0' } });
const Wide = chakra(Columns, {
  base: { gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

interface Props {
  sign: Queries.SignFragment;
  /** The name of the service. */
  service: string;
  studio: { readonly name: string; whatsapp: { number: string; greeting: string } };
  /** The address of the page. */
  address: string;
}

/** “Your name over the door”: visitors see the name of their shop on things (docs/requirements.md#your-name). */
export function Sign({ sign, service, studio, address }: Props) {
  const { title, text } = sign;
  const form = useRef<HTMLFormElement>(null);
  const things = useRef<HTMLDivElement>(null);
  const ruler = useRef<SVGTextElement>(null);
  const [design, setDesign] = useState<Design>(() => designOf(new Map(), sign));
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);

  const measure = () => {
    if (ruler.current) setWidthOf(() => measuredWidth(ruler.current as SVGTextElement));
  };
  const follow = () => {
    if (!form.current) return;
    const next = designOf(new FormData(form.current), sign);
    setDesign(next);
    measure();
    void loadWholeFonts(next.name + next.second).then(measure);
  };
  useEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(location.search);
    // What a visitor typed before hydration stays.
    const isTyped = !isExample(new FormData(form.current), sign);
    if (!isTyped && asked.has('name')) writeDesign(form.current, designOf(asked, sign));
    // Rendering again would compute styles, for nothing if the example is shown.
    if (!isExample(new FormData(form.current), sign)) follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the page's content does not change
  }, []);

  const shown: Design = {
    ...design,
    name: fitting(design.name) || sign.example,
    second: fitting(design.second) || (design.name ? '' : sign.second),
  };
  return (
    <Section id="your-name" aria-labelledby="your-name-title" scrollMarginTop="5rem">
      <Container>
        <Wide>
          <Words>
            <Headline id="your-name-title">{title}</Headline>
            <Lead>{text}</Lead>
            <SignForm ref={form} sign={sign} design={design} onChange={follow} />
          </Words>
          <Words>
            <Things ref={things} ruler={ruler} sign={sign} design={shown} widthOf={widthOf} />
            <Actions
              sign={sign}
              design={shown}
              service={service}
              studio={studio}
              address={address}
              picture={things}
            />
          </Words>
        </Wide>
      </Container>
    </Section>
  );
}

function isExample(fields: FormData, choices: Choices): boolean {
  const now = designOf(fields, choices);
  const example = designOf(new Map(), choices);
  return JSON.stringify(now) === JSON.stringify(example);
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Sign on Sign {
    title
    text
    example
    second
    colors {
      color
      name
    }
    trades {
      business
      industry {
        slug
        title
        emblem
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
      saveFailed
      use
      copy
      copied
    }
  }
`;
