import { getLanguage } from '../i18n/languages';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { OtherLegal } from '../sections/legal/OtherLegal';
import { monthLabel } from '../sections/legal/updated';
import LegalHead from '../sections/legal/LegalHead.static';
import LegalText from '../sections/legal/LegalText.static';

interface Props {
  data: Queries.LegalPageQuery;
  context: { language: string; englishPath: string };
}

/** A legal page: to be read, linked to by its parts, and printed (spec §2, Legal pages). */
export function LegalView({ data, context }: Props) {
  const t = useMessages();
  const page = present(data.page, 'legal page');
  const month = monthLabel(page.updated, getLanguage(context.language).locale);
  const others = data.all.nodes.filter(({ path }) => path !== page.path);
  return (
    <Page
      data={data}
      context={context}
      colour="jute"
      opening={
        <LegalHead
          title={page.title}
          intro={page.intro}
          updated={t('support:lastUpdated', { month })}
        />
      }
    >
      <LegalText page={page} contents={t('support:contents')}>
        <OtherLegal
          title={t('support:otherLegal')}
          links={[
            ...others.map(({ path, title }) => ({ to: path, name: title })),
            { to: '/support/contact-us', name: t('common:contactUs') },
          ]}
        />
      </LegalText>
    </Page>
  );
}
