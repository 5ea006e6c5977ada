const chosen = '[aria-pressed=true], input:checked + *';

/** Styles of a filter. The chosen one is a pressed button, or follows a checked radio button. */
export const filterPill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '4',
  borderRadius: 'pill',
  border: '2px dashed {colors.text.quiet}',
  textStyle: 'label',
  transition: 'background-color 180ms, color 180ms',
  [`&:not(${chosen})`]: { _hover: { background: 'ground.quiet' } },
  [`&:is(${chosen})`]: {
    background: 'control',
    color: 'control.text',
    borderColor: 'control',
    borderStyle: 'solid',
  },
} as const;
