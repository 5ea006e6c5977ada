import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../../components/Icon';
import { Photo } from '../../../components/Photo';
import { Phrases } from '../../../components/Phrases';

const Figure = chakra('figure', {
  base: {
    display: { base: 'grid', lg: 'none' },
    paddingTop: '6',
    '& img': { aspectRatio: '16 / 10' },
  },
});
const Link = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'fit-content',
    minHeight: '3rem',
    marginInline: 'var(--gutter)',
    textStyle: 'label',
  },
});

type Props = Pick<Queries.ProjectCardFragment, 'title' | 'image'>;

/** A project, right under the hero where a window shows little: work is seen before anything is explained. */
export default function LeadPicture({ title, image }: Props) {
  return (
    <Figure>
      <Photo src={image.src} alt={image.alt} sizes="100vw" />
      <figcaption>
        <Link href="#projects">
          <span>
            <Phrases>{title}</Phrases>
          </span>
          <Icon name="arrow" />
        </Link>
      </figcaption>
    </Figure>
  );
}
