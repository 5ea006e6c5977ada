import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
});
/* Each service in its color. The border separates it from a surface of the same color. */
const Tag = chakra(LocalLink, {
  ...surface,
  base: {
    ...surface.base,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '1',
    borderRadius: 'pill',
    boxShadow: 'inset 0 0 0 2px color-mix(in srgb, currentColor 35%, transparent)',
    textStyle: 'label',
    transition: 'transform 180ms',
    _hover: { transform: 'translateY(-2px)' },
  },
});

/** The services that went into a project, each leading to its page. */
export function ServiceTags({ services }: Pick<Queries.StudyHeroFragment, 'services'>) {
  const t = useMessages();
  return (
    <List aria-label={t('portfolio:ourPart')}>
      {services.map(({ slug, title, path, color }) => (
        <li key={slug}>
          <Tag to={path} color={color}>
            <Phrases>{title}</Phrases>
          </Tag>
        </li>
      ))}
    </List>
  );
}
