/** The text of a row in the menu on phones. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  textStyle: 'title',
} as const;
