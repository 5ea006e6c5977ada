/** Returns security.txt (RFC 9116). */
export function securityTxt(email: string, until: string, siteUrl: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until}T00:00:00.000Z`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
