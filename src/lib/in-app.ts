/** What the browsers of apps call themselves. A WebView of Android says `wv`, or the version 4.0 of the browser before Chrome. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|Snapchat|TikTok|musical_ly|MicroMessenger|\bQQ\/|KAKAOTALK|DaumApps|YJApp|Zalo|\bimo(android|iphone|\/)|Pinterest|LinkedInApp|Twitter for|GSA\/|Telegram|baiduboxapp|\bTeams\/|\bReddit\/|\(inapp;|; wv\)|Version\/4\.0 Chrome\//;
/** On iOS, most apps do not say Safari. An iPad calls itself a Mac. */
const webView = /\b(iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit(?!.*Safari\/)/;

/** Returns whether the page is open inside of an app, where a download often does nothing and says nothing. */
export function isInApp({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return apps.test(userAgent) || webView.test(userAgent);
}
