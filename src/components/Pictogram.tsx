import type { ReactNode } from 'react';
import type { pictogramNames } from '../fields';
import { LineDrawing } from './Icon';

export type PictogramName = (typeof pictogramNames)[number];

const drawings: Record<PictogramName, ReactNode> = {
  talk: <path d="M4 5h16v11h-9l-5 4v-4H4z" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L21 21" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />,
  pencil: <path d="m4 20 1-5L16 4l4 4L9 19zm9.5-13.5 4 4" />,
  palette: (
    <path d="M12 3a9 9 0 1 0 0 18c1.7 0 2-1.3 1.3-2.4-.8-1.3 0-2.6 1.5-2.6H17a4 4 0 0 0 4-4c0-5-4-9-9-9zm-4.5 9h.01M10 7.5h.01M15 7.5h.01" />
  ),
  grid: <path d="M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z" />,
  screen: <path d="M7 2.5h10v19H7zm4 15.5h2" />,
  code: <path d="m8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14" />,
  page: <path d="M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6" />,
  book: (
    <path d="M12 6c-2.5-1.5-5.5-2-9-2v14c3.5 0 6.5.5 9 2 2.5-1.5 5.5-2 9-2V4c-3.5 0-6.5.5-9 2zm0 0v14" />
  ),
  folder: <path d="M3 5.5h6L11 8h10v11H3z" />,
  scales: <path d="M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6zm14 0-3 7h6z" />,
  route: (
    <path d="M8.5 19H15a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h6.5M6 16.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm12-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
  ),
  rocket: (
    <path d="M12 3c4 3 5 7 4 12H8C7 10 8 6 12 3zm-4.3 9L5 16v3l3.5-2m7.8-5 2.7 4v3l-3.5-2M12 18v3m0-12h.01" />
  ),
  lifebuoy: (
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5.6 5.6l3.6 3.6m5.6 5.6 3.6 3.6m0-12.8-3.6 3.6m-5.6 5.6-3.6 3.6" />
  ),
  question: (
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5A2.5 2.5 0 1 1 13 11.8c-.7.3-1 .9-1 1.7m0 3.3h.01" />
  ),
  people: (
    <path d="M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.7a3.5 3.5 0 0 1 0 6.6m2 3.2c2.3.8 3.5 2.6 3.5 5.5" />
  ),
  letter: <path d="M3 6h18v12H3zm0 1 9 7 9-7" />,
};

interface Props {
  name: PictogramName;
  size: number;
}

/** A small drawing that content or a menu names, in the color of the text. Only static components use it, so browsers load none of it. */
export function Pictogram({ name, size }: Props) {
  return <LineDrawing size={size}>{drawings[name]}</LineDrawing>;
}
