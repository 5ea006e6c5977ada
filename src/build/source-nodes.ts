import type { CreateNodeArgs, Node } from 'gatsby';
import { collectionNames, collections, type CollectionName } from '../content/collections';
import { entryIn } from '../content/entry';
import type { EntryFile } from '../content/files';
import type { Site } from '../content/load-site';
import {
  defaultLanguage,
  getLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from '../i18n/languages';
import { typeName } from './graphql-types';
import { entryName, entryNode, localeNodes, type SiteNode } from './nodes';
import {
  fileNode,
  fileType,
  rawNodeOf,
  rawType,
  dataOf,
  type FileNode,
  type NodeTools,
} from './raw-yaml';

export type NodeInput = Pick<Site, 'content' | 'files' | 'hidden' | 'locales'>;

/**
 * Creates, updates and deletes Gatsby's nodes to match the content. gatsby-transformer-yaml creates a raw node for each file, and
 * `createEntryNodes` creates entries from those. Unchanged nodes cost nothing, so it may run after every change.
 */
export function createAllNodes(site: NodeInput, tools: NodeTools): void {
  for (const node of site.files.map((file) => fileNode(file, tools))) put(node, tools);
  // Entries have texts from `locales/` too, so they are updated even if their files did not change.
  for (const { collection, slug, language } of site.files)
    if (language === defaultLanguage) putEntry(site, { collection, slug }, languageCodes, tools);
  for (const node of localeNodes(site.locales, site.content.site[0])) putSiteNode(node, {}, tools);
  removeOthers(site, tools);
}

/**
 * Creates the entries of a raw node: an English file is an entry in every language, a translation in one.
 */
export function createEntryNodes(site: NodeInput, { node, ...tools }: CreateNodeArgs): void {
  if (node.internal.type !== rawType) return;
  const file = tools.getNode(String(node.parent)) as FileNode;
  const isEnglish = file.language === defaultLanguage;
  putEntry(site, file, isEnglish ? languageCodes : [file.language], tools);
}

/** Creates the nodes of an entry from the raw nodes of its files. If one is missing, its node is created when it arrives. */
function putEntry(
  site: NodeInput,
  { collection, slug }: Pick<EntryFile, 'collection' | 'slug'>,
  codes: readonly LanguageCode[],
  tools: NodeTools,
): void {
  const files = site.files.filter((file) => file.collection === collection && file.slug === slug);
  const fileIn = (code: LanguageCode) => files.find(({ language }) => language === code)?.file;
  const rawOf = (file: string | undefined) => {
    const raw = file === undefined ? undefined : rawNodeOf(file, tools);
    return raw && { id: raw.id, file: { file: file ?? '', value: dataOf(raw) } };
  };
  const english = rawOf(fileIn(defaultLanguage));
  for (const code of codes) {
    const file = code === defaultLanguage ? undefined : fileIn(code);
    const translation = rawOf(file);
    if (!english || (file !== undefined && !translation)) continue;
    const value = entryIn(code, collection, english.file, translation?.file, site.hidden);
    const node = entryNode({ collection, slug }, value, getLanguage(code), site.locales[code]);
    putSiteNode(node, { parent: english.id, translation: translation?.id ?? null }, tools);
  }
}

/**
 * The raw English node is the parent of an entry, but the entry is not listed as its child. Gatsby deletes children before it creates
 * them again, and a page requested in between would lack them.
 */
function putSiteNode({ name, type, data }: SiteNode, links: object, tools: NodeTools): void {
  const fields = { ...data, ...links };
  put(
    {
      ...fields,
      id: tools.createNodeId(name),
      children: [],
      internal: { type, contentDigest: tools.createContentDigest(fields) },
    },
    tools,
  );
}

type NewNode = Parameters<NodeTools['actions']['createNode']>[0];

/**
 * Unchanged nodes are only touched, so that queries run again only for changed nodes. While developing, the touches also fill Gatsby's
 * batch of events, which would otherwise wait half a second.
 */
function put(node: NewNode, { actions, getNode }: NodeTools): void {
  const known: Node | undefined = getNode(node.id);
  if (known && known.internal.contentDigest === node.internal.contentDigest)
    actions.touchNode(known);
  else void actions.createNode(node);
}

/** Deletes the nodes of removed files, entries and strings. */
function removeOthers(site: NodeInput, { actions, createNodeId, getNodesByType }: NodeTools): void {
  const names = [
    ...site.files.map(({ file }) => `file content/${file}`),
    ...localeNodes(site.locales, site.content.site[0]).map(({ name }) => name),
    ...site.files.flatMap(({ collection, slug }) =>
      languages.map((language) => entryName(collection, slug, language)),
    ),
  ];
  const ids = new Set(names.map((name) => createNodeId(name)));
  const types = [
    fileType,
    'Locale',
    ...collectionNames.map((name: CollectionName) => typeName(collections[name])),
  ];
  for (const node of types.flatMap((type) => getNodesByType(type)))
    if (!ids.has(node.id)) actions.deleteNode(node);
}
