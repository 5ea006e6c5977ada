import { useEffect, useRef, useState, type RefObject } from 'react';
import { showToast } from '../../../components/toast/toast';
import { namesOf, queryOf, type Design } from './design';
import { drawPicture, fileOf, givePicture, type Picture } from './picture';
import { loadWholeFonts } from '../../shared/sign/whole-fonts';

/** Rejects also where the browser has no files. */
const give = async (picture: Picture, name: string) => givePicture(fileOf(picture, name));

interface Options {
  design: Design;
  /** The element with the drawings. */
  things: RefObject<HTMLElement | null>;
  /** The name at the bottom of the picture. */
  credit: string;
  /** The message if there can be no picture. */
  failed: string;
}

/**
 * Makes a picture of the design and gives it to the visitor. `kept` is a picture that the browser may not have given: it refuses after some
 * seconds of work, or has no downloads. It is shown, and a second call gives it at once.
 */
export function useSave({ design, things, credit, failed }: Options) {
  const [isWorking, setWorking] = useState(false);
  const [made, setMade] = useState<Picture & { of: string }>();
  /** The picture to show, and the design that was on the screen when it was made. The next change hides it. */
  const [kept, setKept] = useState<{ address: string; until: string }>();
  const of = queryOf(design);
  const known = made?.of === of ? made : undefined;
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });

  const make = async () => {
    setWorking(true);
    try {
      await loadWholeFonts([...namesOf(design), credit].join(''));
      if (!things.current) throw new Error('no drawings');
      const picture = { ...(await drawPicture(things.current, credit)), of };
      setMade(picture);
      return picture;
    } finally {
      setWorking(false);
    }
  };
  const save = async () => {
    if (isWorking) return;
    const picture = known ?? (await make().catch(() => undefined));
    if (!picture) {
      showToast(failed);
      return;
    }
    const isGiven = await give(picture, design.name).catch(() => false);
    setKept(isGiven ? undefined : { address: picture.address, until: latest.current });
  };
  return { save, isWorking, kept: kept?.until === of ? kept.address : undefined };
}
