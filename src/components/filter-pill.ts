const chosen = '&:is([aria-pressed=true], [aria-current])';

/** Styles of a filter, as a pressed button or a current link. */
export const filterPill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '4',
  borderRadius: 'pill',
  border: '2px dashed {colors.text.quiet}',
  textStyle: 'label',
  transition: 'background-color 180ms, color 180ms',
  '&:not([aria-pressed=true], [aria-current])': { _hover: { background: 'ground.quiet' } },
  [chosen]: {
    background: 'action',
    color: 'action.text',
    borderColor: 'action',
    borderStyle: 'solid',
  },
} as const;
