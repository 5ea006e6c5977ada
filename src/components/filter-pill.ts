/** Styles of a filter. The chosen one is a pressed button. */
export const filterPill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '4',
  borderRadius: 'pill',
  border: '2px dashed {colors.text.quiet}',
  textStyle: 'label',
  transition: 'background-color 180ms, color 180ms',
  '&:not([aria-pressed=true])': { _hover: { background: 'ground.quiet' } },
  '&[aria-pressed=true]': {
    background: 'action',
    color: 'action.text',
    borderColor: 'action',
    borderStyle: 'solid',
  },
} as const;
