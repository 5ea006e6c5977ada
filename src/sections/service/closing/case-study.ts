type Studies = Queries.ServiceBodyFragment['studies']['nodes'];

/**
 * Returns the address of the PDF that a service's page offers, of the studies with one: that of the first study in which the service was
 * at work, else of the first there is.
 */
export function caseStudyFor(slug: string, studies: Studies): string | undefined {
  const fitting = studies.find(({ services }) => services.some((service) => service.slug === slug));
  return (fitting ?? studies[0])?.pdf?.publicURL ?? undefined;
}
