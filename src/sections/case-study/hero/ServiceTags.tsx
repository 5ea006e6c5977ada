import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
});
/* Outlines, as the page is in the colors of the client. */
const Tag = chakra(LocalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '1',
    borderRadius: 'pill',
    boxShadow: 'inset 0 0 0 2px color-mix(in srgb, currentColor 45%, transparent)',
    textStyle: 'label',
    transition: 'box-shadow 180ms',
    _hover: { boxShadow: 'inset 0 0 0 2px currentColor' },
  },
});

/** The services that went into a project, each leading to its page. */
export function ServiceTags({ services }: Pick<Queries.StudyHeroFragment, 'services'>) {
  const t = useMessages();
  return (
    <List aria-label={t('portfolio:ourPart')}>
      {services.map(({ slug, title, path }) => (
        <li key={slug}>
          <Tag to={path}>
            <Phrases>{title}</Phrases>
          </Tag>
        </li>
      ))}
    </List>
  );
}
