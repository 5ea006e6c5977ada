import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '../../../forms/SelectField';
import { TextField } from '../../../forms/TextField';
import { colorSchemes } from '../../../theme/recipes/surface';
import { palette } from '../../../theme/tokens';
import { Choice } from './Choice';
import { letterings, type Design } from './design';
import { fitting } from '../../shared/sign/name';
import { hasOtherLetters } from '../../shared/sign/whole-fonts';
import { plain } from '../../../lib/phrases';

const Fields = chakra('div', { base: { display: 'grid', gap: '5', minWidth: '0' } });

type Labels = Queries.SignFragment['labels'];

const errorOf = (name: string, { tooLong }: Labels) =>
  fitting(name) === name ? undefined : tooLong;

interface Props {
  sign: Queries.SignFragment;
  design: Design;
}

/** Name and trade of the shop. Without the trade, a gym would see the cup of a café first. */
export function ShopFields({ sign, design: { name, second } }: Props) {
  const { labels, trades, example } = sign;
  const note = name ? undefined : labels.exampleNote;
  return (
    <Fields data-needs-script="">
      <TextField
        id="your-name-name"
        name="name"
        label={labels.name}
        placeholder={example}
        hint={hasOtherLetters(name + second) ? labels.otherLetters : note}
        error={errorOf(name, labels)}
        autoComplete="organization"
        autoCapitalize="words"
        spellCheck={false}
      />
      <SelectField
        id="your-name-trade"
        name="trade"
        label={labels.trade}
        options={trades.map(({ industry }) => ({
          value: industry.slug,
          label: plain(industry.title),
        }))}
      />
    </Fields>
  );
}

/** Lettering and color. */
export function DesignFields({ sign, design }: Props) {
  const { labels, colors } = sign;
  return (
    <Fields data-needs-script="">
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
          error={errorOf(design.second, labels)}
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
    </Fields>
  );
}
