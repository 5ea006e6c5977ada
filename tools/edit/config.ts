import type { CmsConfig, EntryCollection, FileCollection } from '@sveltia/cms';
import {
  collectionNames,
  collections,
  type CollectionName,
  type Entry,
} from '../../src/collections';
import { overlaySchema, describe } from '../../plugins/gatsby-transformer-content';
import { entryPath, type Collection } from '../../src/collections/collection';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { fieldsOf, nameFieldOf } from './fields';
import { defined, labelOf, plain } from './labels';
import { stringsCollection } from './strings';

/** The GitHub repository of the site, and the editor's own site at Netlify. */
export interface Repository {
  /** `owner/name`. */
  repo: string;
  branch: string;
  /** The host name of the editor's site, by which Netlify signs people in. */
  siteDomain?: string;
}

/** Returns the editor's configuration, made from the schemas of `content/`. */
export function editorConfig(
  { repo, branch, siteDomain }: Repository,
  { name, url }: Pick<Entry<'site'>, 'name' | 'url'>,
): CmsConfig {
  return {
    backend: {
      name: 'github',
      repo,
      branch,
      ...defined({ site_domain: siteDomain }),
      squash_merges: true,
      preview_context: 'netlify',
    },
    publish_mode: 'editorial_workflow',
    app_title: name,
    site_url: url,
    logo: { src: '/mark.svg' },
    // Every collection has its own media folder, but the editor requires a global one.
    media_folder: 'content/_media',
    public_folder: '/content/_media',
    media_libraries: {
      stock_assets: { providers: [] },
      all: {
        slugify_filename: true,
        // Scales photos so that `npm run check` accepts their size and width.
        transformations: {
          raster_image: { format: 'webp', quality: 80, width: 2400, height: 2400 },
        },
      },
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    i18n: {
      structure: 'multiple_files',
      locales: [...languageCodes],
      default_locale: defaultLanguage,
      // A new entry is only in English until it is translated.
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
      omit_default_locale_from_preview_path: true,
    },
    collections: [
      ...collectionNames.map((collection) =>
        'single' in collections[collection] ? single(collection) : folder(collection),
      ),
      stringsCollection(),
    ],
  };
}

function common(collection: CollectionName) {
  const definition: Collection = collections[collection];
  const { schema } = definition;
  const { meta } = describe(schema);
  const shownOn = 'shownOn' in definition ? definition.shownOn : entryPath(definition, '{{slug}}');
  return {
    name: collection,
    label: labelOf(collection, meta),
    ...defined({ description: meta.description }),
    i18n: overlaySchema(schema) !== undefined,
    preview_path: `{{locale}}${shownOn === '/' ? '' : shownOn}`,
  };
}

function folder(collection: CollectionName): EntryCollection {
  const { shape, meta } = describe(collections[collection].schema);
  const names = shape.kind === 'object' ? Object.keys(shape.fields) : [];
  const nameField = nameFieldOf(collection);
  const shown = nameField ?? '{{slug}}';
  const ordered = names.includes('order');
  return {
    ...common(collection),
    label_singular: meta.one ?? plain(collection),
    folder: `content/${collection}`,
    extension: 'yaml',
    format: 'yaml',
    identifier_field: nameField ?? names[0] ?? 'slug',
    summary: ordered ? `{{order}}. {{${nameField ?? 'slug'}}}` : shown,
    slug: {
      ...defined({ template: nameField && `{{${nameField}}}` }),
      editable: ['create'],
      hint: 'The name of the file: lower-case letters, digits and hyphens. Where the entry has a page, it is its address.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters, digits and single hyphens'],
    },
    ...(ordered ? { sortable_fields: { fields: ['order'], default: { field: 'order' } } } : {}),
    // A file keeps its name.
    aliases_field: false,
    media_folder: '{{slug}}',
    public_folder: './{{slug}}',
    fields: fieldsOf(collections[collection].schema),
  };
}

function single(collection: CollectionName): FileCollection {
  const { label, ...rest } = common(collection);
  const file = `content/${collection}.{{locale}}.yaml`;
  return {
    ...rest,
    label,
    files: [
      {
        name: collection,
        label,
        file,
        i18n: rest.i18n,
        format: 'yaml',
        fields: fieldsOf(collections[collection].schema),
      },
    ],
  };
}
