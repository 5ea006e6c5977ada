import type { HeadProps } from 'gatsby';
import { schemePicture } from '../../seo/share-picture';
import type { PageContext } from '../../i18n/page-context';
import { localizedUrl } from '../../i18n/paths';
import { present } from '../../lib/present';
import { SeoTags } from '../../seo/SeoTags';
import { offeredService } from '../../seo/structured-data';

/** What search engines and shared links get of a service page. */
export function ServiceHead({
  data,
  pageContext,
}: HeadProps<Queries.ServiceBodyFragment, PageContext>) {
  const { seo, title: name, color, motif } = present(data.service, 'service');
  const studio = present(data.studio, 'studio');
  const url = localizedUrl(pageContext.englishPath, pageContext.language, studio.url);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={schemePicture({ color, motif })}
      area="services"
      things={[
        offeredService(
          { name, description: seo.description, url, tiers: data.tierTable ?? undefined },
          studio,
        ),
      ]}
    />
  );
}
