interface Study {
  readonly services: readonly { readonly slug: string }[];
  readonly pdf: { readonly publicURL: string | null } | null;
}

/**
 * Returns the address of the PDF that its page offers: the first study in which the service was at work, else the first there is; undefined
 * where no study has one.
 */
export function caseStudyFor(slug: string, studies: readonly Study[]): string | undefined {
  const printed = studies.filter(({ pdf }) => pdf?.publicURL);
  const fitting = printed.find(({ services }) => services.some((service) => service.slug === slug));
  return (fitting ?? printed[0])?.pdf?.publicURL ?? undefined;
}
