/**
 * A window that is too low for fixed bars, such as a phone on its side, or 1280 × 1024 px at 400% zoom. There, the header scrolls with the
 * page, and of the bottom bar only two small chat links stay.
 */
export const lowWindow = '@media (max-height: 22rem)';
