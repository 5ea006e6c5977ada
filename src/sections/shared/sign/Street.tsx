import { chakra } from '@chakra-ui/react/styled-system';
import { Name, type DrawingProps } from './Name';
import { stitches } from './stitches';
import StreetPhoto from './StreetPhoto.static';

const Root = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    background: 'jute',
    aspectRatio: '5 / 4',
  },
});
/* Where the board is in the picture (artwork/studio/scenes/street.py). What is painted on it takes its light, shadows and wear. */
const Board = chakra('div', {
  base: {
    position: 'absolute',
    left: '6.75%',
    top: '5.25%',
    width: '86.5%',
    mixBlendMode: 'multiply',
  },
});

interface Props extends DrawingProps {
  photo: Queries.StreetPhotoFragment;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** A shop in a street, with the name painted on its board. */
export function Street({ photo, sizes, ...shown }: Props) {
  const { ground, thread, emblem } = shown;
  return (
    <Root>
      <StreetPhoto src={photo.src} sizes={sizes} />
      <Board>
        <svg viewBox="0 0 720 182" width="720" height="182">
          <path fill={ground} d="M0 0h720v182H0z" />
          <path {...stitches(thread, 3.5, '13 9')} d="M14 14h692v154H14z" />
          {emblem && <image href={emblem} x="36" y="33" width="116" height="116" />}
          <Name
            {...shown}
            x={emblem ? 428 : 360}
            y={22}
            width={emblem ? 500 : 640}
            height={138}
            least={20}
          />
        </svg>
      </Board>
    </Root>
  );
}
