import { chakra } from '@chakra-ui/react/styled-system';
import { filterPill } from '../../../components/filter-pill';

const Root = chakra('fieldset', { base: { display: 'grid', gap: '2', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '2' } });
const Options = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Option = chakra('label', { base: { position: 'relative', cursor: 'pointer' } });
const Input = chakra('input', {
  base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
});
const Face = chakra('span', {
  base: {
    ...filterPill,
    gap: '2',
    'input:focus-visible + &': { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
  },
});
const Swatch = chakra('span', {
  base: {
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: 'pill',
    border: '2px solid {colors.paper}',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
});

interface Props {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string; readonly color?: string }[];
}

/** Radio buttons that look like the filters of a list. The first is chosen. */
export function Choice({ name, label, options }: Props) {
  return (
    <Root>
      <Legend>{label}</Legend>
      <Options>
        {options.map((option, index) => (
          <Option key={option.value}>
            <Input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
            <Face>
              {option.color && <Swatch background={option.color} />}
              <span>{option.label}</span>
            </Face>
          </Option>
        ))}
      </Options>
    </Root>
  );
}
