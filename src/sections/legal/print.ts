/** On paper a legal page is its text alone. */
export const legalPrintCss =
  '@media print{body header,body footer,body aside,main nav{display:none!important}' +
  'main section{break-inside:auto;padding-block:0!important}h2{break-after:avoid}p{orphans:3;widows:3}' +
  '@page{margin:2cm}html{font-size:11pt}}';
