type Studies = Queries.ServiceBodyFragment['studies']['nodes'];

export interface CaseStudyFile {
  client: string;
  /** The address of the PDF. */
  url: string;
}

/**
 * Returns the PDF that a service's page offers, of the studies with one: that of the first study in which the service was at work, else of
 * the first there is.
 */
export function caseStudyFor(slug: string, studies: Studies): CaseStudyFile | undefined {
  const fitting = studies.find(({ services }) => services.some((service) => service.slug === slug));
  const { client, pdf } = fitting ?? studies[0] ?? {};
  return client && pdf?.publicURL ? { client, url: pdf.publicURL } : undefined;
}
