import { Motif } from '../components/motif/Motif';
import { Pictogram } from '../components/Pictogram';
import type { ChildItem } from './navigation';

/** The pattern or the drawing in front of a link of a menu. */
export function NavigationIcon({ swatch, icon }: Pick<ChildItem, 'swatch' | 'icon'>) {
  if (swatch) return <Motif swatch={swatch.motif} size={36} on={swatch.color} />;
  return icon ? <Pictogram name={icon} size={24} /> : null;
}
