/**
 * The inline script that loads the fonts of the title before layout. Otherwise the browser first draws the title in a system font, with
 * other line breaks. Scripts with fonts by page do not need it: their characters are one em wide in any font.
 */
export const openTitle =
  "document.fonts.forEach(f=>f.family.includes(' Title')&&f.load().catch(()=>{}))";
