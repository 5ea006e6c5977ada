/**
 * Whether a person who reads this address knows where it leads. It is what a browser shows after it opened it. So it has no invisible letter,
 * backslash or number in place of a name. It has no user name either, nor letters other than a to z in its host, which can look the same.
 */
export function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, protocol, hostname, username, password } = new URL(text);
  return (
    protocol === 'https:' &&
    (href === text || href === `${text}/`) &&
    username + password === '' &&
    /^(?:[a-z\d-]+\.)+[a-z]+$/.test(hostname) &&
    !/(^|\.)xn--/.test(hostname)
  );
}
