import type { MouseEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useNames } from '../../../i18n/useNames';
import { filterPill } from '../../../components/filter-pill';
import { chakra } from '@chakra-ui/react/styled-system';
import { chooseCategory } from './address';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '6' },
});
const Filter = chakra('button', { base: filterPill });

interface Props {
  /** The categories that have pictures. */
  categories: ReadonlySet<string>;
  chosen: string | undefined;
}

/**
 * The filters of the gallery, 'All' first, in the order of `locales/`. They are a form with `?category=`, so that a choice before
 * hydration is not lost.
 */
export function CategoryFilters({ categories, chosen }: Props) {
  const t = useMessages();
  const names = useNames('portfolio:category-').filter(([category]) => categories.has(category));
  const choose = (category: string | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    chooseCategory(category);
  };
  return (
    <Form action="#gallery" data-needs-script="" aria-label={t('portfolio:filters')}>
      <Filter type="submit" aria-pressed={chosen === undefined} onClick={choose(undefined)}>
        {t('portfolio:all')}
      </Filter>
      {names.map(([category, name]) => (
        <Filter
          key={category}
          type="submit"
          name="category"
          value={category}
          aria-pressed={chosen === category}
          onClick={choose(category)}
        >
          {name}
        </Filter>
      ))}
    </Form>
  );
}
