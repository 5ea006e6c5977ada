import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { StudyCard } from './StudyCard';

const Below = chakra('div', { base: { marginTop: 'block' } });

interface Props {
  /** A case study that is already written. */
  instead: Queries.StudyCardFragment | undefined;
}

/** Says that a case study will be posted soon, with a link to one that is written. */
export default function Soon({ instead }: Props) {
  const t = useMessages();
  return (
    <TitledSection
      id="soon"
      title={t('portfolio:soonTitle')}
      text={instead ? t('portfolio:soonText') : null}
    >
      {instead && (
        <Below>
          <StudyCard
            study={instead}
            wide
            as="h3"
            read={t('portfolio:readStudyOf', { client: instead.client })}
          />
        </Below>
      )}
    </TitledSection>
  );
}
