/** What the browsers of apps call themselves. A WebView of Android says `wv`. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|Snapchat|TikTok|musical_ly|MicroMessenger|KAKAOTALK|Pinterest|LinkedInApp|Twitter for|GSA\/|\(inapp;|; wv\)/;
/** On iOS, most apps do not say Safari. */
const webView = /\b(iPhone|iPad|iPod)\b(?!.*Safari\/)/;

/** Returns whether the page is open inside of an app, where a download often does nothing and says nothing. */
export function isInApp({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return apps.test(userAgent) || webView.test(userAgent);
}
