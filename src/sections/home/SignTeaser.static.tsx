import { graphql } from 'gatsby';
import { SubmitInput } from '../../components/Button';
import { Columns, Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldLooks } from '../../forms/FieldFrame';
import { localizePath } from '../../i18n/paths';
import { useLanguage } from '../../i18n/useLanguage';

const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
  },
});
const Field = chakra('label', { base: { display: 'grid', gap: '2', textStyle: 'label' } });
const Input = chakra('input', { base: { ...fieldLooks, fontSize: '1.25rem' } });

/** Leads to “Your name over the door” with the typed name. A plain form, which needs no scripts. */
export default function SignTeaser({ sign }: { sign: Queries.SignTeaserFragment }) {
  const { title, text, label, button } = sign.teaser;
  const path = localizePath(sign.service.path, useLanguage());
  return (
    <Section aria-labelledby="sign-teaser-title">
      <Surface color="marigold" paddingBlock="block">
        <Container>
          <Columns alignItems="center" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
            <Words>
              <Headline id="sign-teaser-title">{title}</Headline>
              <Lead>{text}</Lead>
            </Words>
            <Form action={`${path}#your-name`}>
              <Field>
                {label}
                <Input name="name" autoComplete="organization" placeholder={sign.example} />
              </Field>
              <SubmitInput value={button} />
            </Form>
          </Columns>
        </Container>
      </Surface>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment SignTeaser on Sign {
    example
    service {
      path
    }
    teaser {
      title
      text
      label
      button
    }
  }
`;
