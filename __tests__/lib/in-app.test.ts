import { isInApp } from '../../src/lib/in-app';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [
    `${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0;]`,
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) Chrome/119 Mobile Safari/537.36', true],
  [`${iphone} Instagram 300.0`, true],
  [iphone, true],
  [`${iphone} Version/17.0 Safari/604.1 NAVER(inapp; search; 1000; 12.0)`, true],
  [`${iphone} GSA/300.0 Safari/604.1`, true],
  [mac, true],
  [`${android} AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36`, true],
  [`${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 DaumApps/4.1`, true],
  [`${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 imoandroid/2024`, true],
  [`${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 QQ/8.9`, true],
  [`${iphone} Version/17.0 Safari/604.1 YJApp-IOS jp.co.yahoo.ipn.appli/4.90`, true],
  [`${iphone} Version/17.0 Safari/604.1 Zalo iOS/500`, true],
  [`${android} AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 Telegram-Android/11.4`, true],
  [`${iphone} Version/17.0 Safari/604.1 Reddit/2024.45`, true],
  [`${mac} Version/17.0 Safari/605.1.15`, false],
  [`${mac} Chrome/120.0.0.0 Safari/537.36`, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0', false],
  [`${android} AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`, false],
  [`${iphone} Version/17.0 Safari/604.1`, false],
  [`${iphone} CriOS/120.0 Safari/604.1`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
])('%s: %s', (userAgent, inApp) => {
  expect(isInApp({ userAgent })).toBe(inApp);
});
