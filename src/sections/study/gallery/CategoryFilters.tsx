import type { MouseEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { filterPill } from '../../../components/filter-pill';
import { chakra } from '@chakra-ui/react/styled-system';
import { chooseCategory } from './address';
import { categories, categoryNames, type Category } from './categories';

/* Without scripts the gallery shows everything, and there is nothing to choose. */
const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '6',
    '@media (scripting: none)': { display: 'none' },
  },
});
const Filter = chakra('button', { base: filterPill });

/**
 * The gallery's nine filters (spec §2, Portfolio). They are a form that asks for `?category=`, so that a choice made before
 * the scripts run is not lost.
 */
export function CategoryFilters({ chosen }: { chosen: Category | undefined }) {
  const t = useMessages();
  const choose = (category: Category | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    chooseCategory(category);
  };
  return (
    <Form action="#gallery" aria-label={t('portfolio:filters')}>
      <Filter type="submit" aria-pressed={chosen === undefined} onClick={choose(undefined)}>
        {t('portfolio:all')}
      </Filter>
      {categories.map((category) => (
        <Filter
          key={category}
          type="submit"
          name="category"
          value={category}
          aria-pressed={chosen === category}
          onClick={choose(category)}
        >
          {t(categoryNames[category])}
        </Filter>
      ))}
    </Form>
  );
}
