import { graphql } from 'gatsby';
import { useLayoutEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { SubmitInput } from '../../../components/Button';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { fieldLooks } from '../../../forms/FieldFrame';
import { localizePath } from '../../../i18n/paths';
import { useLanguage } from '../../../i18n/useLanguage';
import { colorSchemes } from '../../../theme/recipes/surface';
import { palette } from '../../../theme/tokens';
import { Drawings } from '../../shared/sign/Drawings';
import { fitting, tidy } from '../../shared/sign/name';
import { Street } from '../../shared/sign/Street';
import { useWidths } from '../../shared/sign/useWidths';

/* On phones, the field is right below the picture, which is seen while a keyboard covers half of the screen. */
const Stage = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: 'block',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gridTemplateRows: { lg: '1fr auto auto 1fr' },
    // The picture is as wide as the window on phones, and ends at its edge on wide screens.
    '& > .picture': {
      gridArea: { lg: '1 / 2 / span 4' },
      overflow: 'hidden',
      borderTopLeftRadius: { lg: 'card' },
      borderBottomLeftRadius: { lg: 'card' },
    },
    '& > :not(.picture)': {
      paddingInline: { base: 'var(--gutter)', lg: '0' },
      paddingInlineStart: { lg: 'max(var(--gutter), (100vw - {sizes.page}) / 2)' },
    },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '4', gridRow: { lg: '2' } } });
const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    gridRow: { lg: '3' },
    justifyItems: { lg: 'start' },
  },
});
const Field = chakra('label', {
  base: { display: 'grid', gap: '2', width: '100%', maxWidth: { lg: '26rem' }, textStyle: 'label' },
});
const Input = chakra('input', { base: { ...fieldLooks, fontSize: '1.25rem' } });

interface Props {
  sign: Queries.HomeSignFragment;
}

/** A shop in a street, whose board shows the name that a visitor types. The form leads to “Your name over the door” with the name. */
export function HomeSign({ sign }: Props) {
  const { example, street, teaser } = sign;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { widthOf, prepare } = useWidths();
  const path = localizePath(sign.service.path, useLanguage());
  const name = typed || example;

  const follow = () => {
    const next = fitting(tidy(field.current?.value ?? ''));
    setTyped(next);
    void prepare(next || example);
  };
  // What a visitor typed before hydration is shown.
  useLayoutEffect(() => {
    if (field.current?.value) follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the page's content does not change
  }, []);

  const { ground, text, threads } = colorSchemes[sign.colors[0]?.color ?? 'vermilion'];
  return (
    <Section aria-labelledby="sign-title">
      <Stage>
        <Words>
          <Headline id="sign-title">{teaser.title}</Headline>
          <Lead data-needs-script="">{teaser.text}</Lead>
        </Words>
        <Drawings
          className="picture"
          role="img"
          aria-label={`${street.alt} ${name}`}
          translate="no"
          isExample={name === example}
        >
          <Street
            photo={street}
            sizes="(min-width: 1024px) 58vw, 100vw"
            names={[name]}
            ground={palette[ground]}
            text={palette[text]}
            thread={palette[threads[0]]}
            widthOf={widthOf}
          />
        </Drawings>
        <Form action={`${path}#your-name`} aria-labelledby="sign-title">
          <Field>
            {teaser.label}
            <Input
              ref={field}
              name="name"
              autoComplete="organization"
              autoCapitalize="words"
              spellCheck={false}
              placeholder={example}
              onInput={follow}
              onFocus={() => void prepare(name)}
            />
          </Field>
          <SubmitInput variant="dashed" value={teaser.button} />
        </Form>
      </Stage>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment HomeSign on Sign {
    example
    street {
      ...StreetPhoto
    }
    colors {
      color
    }
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
