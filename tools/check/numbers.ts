/** The first digit of each script that the site's languages count in. */
const zeros = ['०', '০', '０', '٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0);

/** Takes a text; gives it with the digits of all scripts as 0 to 9. */
function westernDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}

/** Thousands in threes, or as in India and Bangladesh: 1,00,000. */
const number = /\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu;

/** Takes a text in any language; gives the numbers that stand in it in digits, thousands and decimals written either way. */
export function numbersOf(text: string): number[] {
  return [...westernDigits(text).matchAll(number)].map(([found]) => value(found));
}

function value(found: string): number {
  const whole = found.replaceAll(/[.,\u00a0\u202f ](?=(?:\d{2},)*\d{3}(?!\d))/g, '');
  return Number(whole.replace(',', '.'));
}

const amount = new RegExp(
  `(?:(?:US)?\\$|USD)\\s?(${number.source})|(${number.source})\\s?(?:US)?\\$|(${number.source})\\s?(?:USD|dollars?|dólares|ডলার|डॉलर|달러|ドル)`,
  'giu',
);

/** Takes a text in any language; gives the prices in dollars that stand in it. */
export function pricesOf(text: string): number[] {
  return [...westernDigits(text).matchAll(amount)].map(([, before, after, word]) =>
    value(before ?? after ?? word ?? ''),
  );
}

/** Takes a text in any language; gives the ratings in it, like '4.9/5'. */
export function ratingsOf(text: string): string[] {
  return [...westernDigits(text).matchAll(/(\d(?:[.,]\d)?) ?[/／] ?(5|10)(?![\d/])/g)].map(
    ([, rating = '', scale = '']) => `${value(rating)}/${scale}`,
  );
}
