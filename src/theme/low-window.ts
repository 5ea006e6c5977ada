/** A window that is too low for fixed bars, such as 1280 × 1024 px at 400% zoom. There, header and bottom bar scroll with the page. */
export const lowWindow = '@media (max-height: 22rem)';
