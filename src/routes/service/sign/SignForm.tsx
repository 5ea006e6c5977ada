import type { Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '../../../forms/SelectField';
import { TextField } from '../../../forms/TextField';
import { colorSchemes } from '../../../theme/recipes/surface';
import { palette } from '../../../theme/tokens';
import { Choice } from './Choice';
import { fitting, letterings, type Design } from './design';
import { hasOtherLetters, loadWholeFonts } from './whole-fonts';

const Root = chakra('form', {
  base: { display: 'none', gap: '5', 'html[data-scripting=on] &': { display: 'grid' } },
});

interface Props {
  ref: Ref<HTMLFormElement>;
  sign: Queries.SignFragment;
  design: Design;
  onChange: () => void;
}

/** What a visitor chooses. Nothing of it is stored or sent. */
export function SignForm({ ref, sign, design, onChange }: Props) {
  const { labels, colors, trades, example } = sign;
  const tooLong = (name: string) => (fitting(name) === name ? undefined : labels.tooLong);
  const hint = hasOtherLetters(design.name + design.second) ? labels.otherLetters : undefined;
  return (
    <Root
      ref={ref}
      method="dialog"
      aria-labelledby="your-name-title"
      onInput={onChange}
      onFocus={() => void loadWholeFonts(example)}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="your-name-name"
        name="name"
        label={labels.name}
        hint={hint ?? (design.name ? undefined : labels.exampleNote)}
        error={tooLong(design.name)}
        autoComplete="organization"
        autoCapitalize="words"
        spellCheck={false}
      />
      <Choice
        name="lettering"
        label={labels.lettering}
        options={letterings.map((value) => ({ value, label: labels[value] }))}
      />
      {/* Hidden, not removed: what was typed stays. */}
      <div hidden={design.lettering !== 'both'}>
        <TextField
          id="your-name-second"
          name="second"
          label={labels.second}
          error={tooLong(design.second)}
          autoCapitalize="words"
          spellCheck={false}
        />
      </div>
      <Choice
        name="color"
        label={labels.color}
        options={colors.map(({ color, name }) => ({
          value: color,
          label: name,
          color: palette[colorSchemes[color].ground],
        }))}
      />
      <SelectField
        id="your-name-trade"
        name="trade"
        label={labels.trade}
        options={trades.map(({ industry }) => ({ value: industry.slug, label: industry.title }))}
      />
    </Root>
  );
}
