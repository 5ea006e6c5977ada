/**
 * Takes a claim as it stands in the content ('4.9/5', '10,000+') and a locale; gives it with its numbers in the digits and
 * marks of that locale (design: Type).
 */
export function localNumbers(text: string, locale: string): string {
  return text.replace(/\d+(?:,\d{3})*(?:\.(\d+))?/g, (number, decimals: string | undefined) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals?.length ?? 0 }).format(
      Number(number.replaceAll(',', '')),
    ),
  );
}
