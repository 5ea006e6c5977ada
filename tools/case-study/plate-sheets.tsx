import type { CSSProperties } from 'react';
import type { ClothColour } from '../../src/theme/recipes/cloth';
import { Seam, Sheet } from './parts';
import { galleryPages, plate, type Box } from './plates';
import type { CaseStudy, Chapter } from './study';
import type { AddressOf } from './word-sheets';

interface Props {
  gallery: CaseStudy['gallery'];
  /** The study's own cloth; the chapters lie on it in turn with quieter ones. */
  colour: ClothColour;
  address: AddressOf;
  /** Width over height of a picture. */
  ratio: (file: string) => number;
  digits: (value: number) => string;
}

/** The gallery: each category on pages of its own, covered by its pictures and a field with their titles. */
export function Plates({ gallery: { title, chapters }, colour, address, ratio, digits }: Props) {
  const cloths: readonly ClothColour[] = ['jute', colour, 'marigold', 'ink'];
  const total = digits(chapters.reduce((sum, { pictures }) => sum + pictures.length, 0));
  return galleryPages(chapters).map(({ chapter, before, ...page }, index) => (
    <PlateSheet
      key={`${chapter}-${before}`}
      heading={index === 0 ? title : undefined}
      page={page}
      colour={cloths[chapter % cloths.length] ?? colour}
      mirrored={chapter % 2 === 1}
      place={(offset) => `${digits(before + offset + 1)}/${total}`}
      address={address}
      ratio={ratio}
    />
  ));
}

interface SheetProps {
  /** The gallery's title, on its first page. */
  heading: string | undefined;
  page: Chapter;
  colour: ClothColour;
  mirrored: boolean;
  place: (index: number) => string;
  address: AddressOf;
  ratio: (file: string) => number;
}

function PlateSheet({ heading, page, colour, mirrored, place, address, ratio }: SheetProps) {
  const { title, pictures } = page;
  const { pictures: boxes, field } = plate(
    pictures.map(({ file }) => ratio(file)),
    mirrored,
  );
  const pair = pictures.length === 2;
  return (
    <Sheet colour={colour} className={`plate plate-${pictures.length}`}>
      <div className="field" style={placed(field)}>
        {heading && <h2>{heading}</h2>}
        <h3>{title}</h3>
        <ol>
          {pictures.map((picture, index) => (
            // Of two, each title stands under its picture.
            <li key={picture.file} style={pair ? { width: boxes[index]?.width } : {}}>
              {!pair && <Seam />}
              <span className="place">{place(index)}</span> <span>{picture.title}</span>
            </li>
          ))}
        </ol>
      </div>
      {pictures.map(({ file, alt }, index) => (
        <img key={file} src={address(file)} alt={alt} style={placed(boxes[index])} />
      ))}
    </Sheet>
  );
}

function placed(box: Box | undefined): CSSProperties {
  return { position: 'absolute', ...box };
}
