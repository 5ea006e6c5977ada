import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { Gallery } from '../sections/study/gallery/Gallery';
import StudyHero from '../sections/study/hero/StudyHero.static';
import Overview from '../sections/study/overview/Overview.static';
import Scope from '../sections/study/Scope.static';
import Impact from '../sections/study/Impact.static';
import Soon from '../sections/study/Soon.static';
import Neighbours from '../sections/study/neighbours/Neighbours.static';
import Invitation from '../sections/study/Invitation.static';

interface Props {
  data: Queries.StudyPageQuery;
  context: { language: string; englishPath: string };
}

/** A case study, or the word that it will be posted soon (spec §2, Portfolio). */
export function StudyView({ data, context }: Props) {
  const t = useMessages();
  const entry = present(data.entry, 'study');
  const { study } = entry;
  const instead = data.readable.nodes[0];
  const colour = entry.colour;
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour={colour}
      opening={<StudyHero study={entry} strings={{ ourPart: t('portfolio:ourPart') }} />}
    >
      {study && (
        <>
          <Overview
            study={study}
            colour={colour}
            strings={{
              title: t('portfolio:overviewTitle'),
              introduction: t('portfolio:introduction'),
              goals: t('portfolio:goals'),
              problems: t('portfolio:problems'),
              challenges: t('portfolio:challenges'),
              responsibilities: t('portfolio:responsibilities'),
            }}
          />
          <Scope stats={study.stats} title={t('portfolio:scopeTitle')} number={number} />
          {data.gallery && <Gallery images={data.gallery.images} />}
          <Impact
            colour={colour}
            motif={entry.motif}
            pdf={entry.pdf?.publicURL ?? undefined}
            strings={{
              title: t('portfolio:impactTitle'),
              text: t('portfolio:impactText'),
              download: t('portfolio:download'),
            }}
          />
        </>
      )}
      {!study && (
        <Soon
          instead={instead}
          strings={{
            title: t('portfolio:soonTitle'),
            text: t('portfolio:soonText'),
            read: t('portfolio:readStudyOf', { client: instead?.client ?? '' }),
            soon: t('portfolio:comingSoon'),
            look: t('portfolio:look'),
          }}
        />
      )}
      <Neighbours
        studies={data.allStudy.nodes}
        slug={entry.slug}
        strings={{
          label: t('portfolio:neighbours'),
          previous: t('portfolio:previousStudy'),
          next: t('portfolio:nextStudy'),
        }}
      />
      <Invitation />
    </Page>
  );
}
