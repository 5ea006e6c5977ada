/** Returns robots.txt (RFC 9309). A preview is closed to all. */
export function robots(indexed: boolean, siteUrl: string): string {
  return indexed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
