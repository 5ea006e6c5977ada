import type { DerivedField, EntryContext } from '../../plugins/gatsby-transformer-content';
import { getLanguage } from '../i18n/languages';
import { claimFigure } from '../fields/claim-figure';
import { durationLabel } from '../fields/duration-label';
import { entryPath, type PageCollection } from './entry-paths';
import { phrased } from '../fields/phrases';

const path = (collection: PageCollection): DerivedField => ({
  type: 'String!',
  value: (_, { slug }) => entryPath(collection, slug),
});

const common = ({ strings }: EntryContext, key: string) => strings['common']?.[key] ?? '';

/** Fields that are computed when entries are created, by GraphQL type. The path of an entry is that of its English page. */
export const derived: Readonly<Record<string, Readonly<Record<string, DerivedField>>>> = {
  Service: {
    path: path('services'),
    // The names of services are in `locales/` (docs/requirements.md#languages).
    title: {
      type: 'String!',
      value: ({ key }, context) =>
        phrased(common(context, String(key)), getLanguage(context.language)),
    },
    description: {
      type: 'String!',
      value: ({ key }, context) => common(context, `${String(key)}Desc`),
    },
  },
  Study: {
    path: path('portfolio'),
    written: { type: 'Boolean!', value: ({ story }) => story !== undefined },
  },
  Product: { path: path('products') },
  LegalPage: { path: path('legal') },
  Duration: {
    label: {
      type: 'String!',
      value: (duration, { language, strings }) =>
        durationLabel(duration, getLanguage(language), strings),
    },
  },
  Claim: {
    figure: {
      type: 'String!',
      value: (claim, { language }) => claimFigure(claim, getLanguage(language)),
    },
  },
  StudioAddress: {
    countryName: {
      type: 'String!',
      value: ({ country }, { language }) =>
        new Intl.DisplayNames(getLanguage(language).locale, { type: 'region' }).of(
          String(country),
        ) ?? String(country),
    },
  },
};
