import { chakra } from '@chakra-ui/react/styled-system';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    textStyle: 'body',
    cursor: 'pointer',
  },
});
const Box = chakra('input', {
  base: { flex: 'none', width: '1.375rem', height: '1.375rem', accentColor: '{colors.ink}' },
});

/** A box to tick with its label. */
export function Check({
  name,
  label,
  required = false,
}: {
  name: string;
  label: string;
  required?: boolean;
}) {
  return (
    <Label>
      <Box type="checkbox" name={name} required={required} />
      {label}
    </Label>
  );
}
