/**
 * Takes the studio's address at which it is told of a security hole, the day until which that holds and the site's address; gives
 * security.txt (RFC 9116).
 */
export function securityTxt(email: string, until: string, siteUrl: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until}T00:00:00.000Z`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
