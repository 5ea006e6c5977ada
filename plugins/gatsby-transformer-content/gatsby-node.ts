import type { GatsbyNode, Node, NodePluginArgs, PluginOptions } from 'gatsby';
import path from 'node:path';
import { formatErrors } from './src/errors';
import { leadsThroughLink } from './src/folder';
import type { FileCache } from './src/file-cache';
import { errorsType, rawType, typeDefs, typeName } from './src/graphql-types';
import { loadSite, type LoadedSite } from './src/load-site';
import { entryNodes, localeNodes, valuesFrom, type NewNode, type SourceFile } from './src/nodes';
import type { ContentSetup } from './src/setup';
import type { EntryFile, ParsedEntry } from './src/entry-file';

interface Options extends PluginOptions {
  content: string;
  locales: string;
  served?: string;
  setup: () => ContentSetup;
  drafts: boolean;
}

type Tools = Pick<
  NodePluginArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/*
 * The state between Gatsby's hooks. `load` alone changes `site` and `errors`.
 */
const cache: FileCache = new Map();
/** The last valid content. */
let site: LoadedSite;
/** The errors of the files as they are now. */
let errors = '';
/**
 * The ids of the raw nodes by file. gatsby-transformer-yaml made them with its own parser, which reads some values in another way. So they
 * are only the parents of entries. The data of entries is what was validated (`site`).
 */
const rawIds = new Map<string, string>();
/** Whether files are followed: after the first build of the dev server. */
let isFollowing = false;
/** Whether a node has changed since the pages were created. */
let hasNewer = false;
/** The actions of `sourceNodes`. While files are followed, Gatsby builds again after each. It would miss a late action of `onCreateNode`. */
let sourceActions: Tools['actions'];

const isDeveloping = () => process.env['NODE_ENV'] === 'development';

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    content: Joi.string().required(),
    locales: Joi.string().required(),
    served: Joi.string(),
    setup: Joi.function().required(),
    drafts: Joi.boolean().default(false),
  });

/** Stops the build at any error. The files of the last build are changed only after that. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  await load(options as Options);
  if (errors) reporter.panic(`The content cannot be used:\n\n${errors}\n`);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  actions.createTypes(typeDefs((options as Options).setup()));
};

/**
 * Visitors get no picture as it came, a drawing is not asked for in sizes, and nothing is read through a link, also not while files are
 * followed.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (tools) => {
  const { createResolvers: create, getNode } = tools as unknown as Tools & {
    createResolvers: (resolvers: object) => void;
  };
  const original: Resolver = (source, args, context, info) =>
    info.originalResolver?.(source, args, context, info);
  const fileURL: Resolver = (source, ...rest) => {
    refuseLink(source);
    return isSized(String(source['extension'])) ? null : original(source, ...rest);
  };
  const sizedPicture: Resolver = (source, ...rest) =>
    isSized(String(source['extension'])) ? original(source, ...rest) : null;
  const sizes: Resolver = (source, ...rest) => {
    refuseLink(getNode(source.parent ?? ''));
    return original(source, ...rest);
  };
  create({
    File: { publicURL: { resolve: fileURL }, childImageSharp: { resolve: sizedPicture } },
    ImageSharp: { gatsbyImageData: { resolve: sizes } },
  });
};

type Resolver = (
  source: Node,
  args: unknown,
  context: unknown,
  info: { originalResolver?: Resolver },
) => unknown;

/** The kinds of pictures of which gatsby-transformer-sharp makes others. */
const isSized = (extension: string) => /^(?:jpe?g|png|webp|tiff?|avif)$/.test(extension);

function refuseLink(file: Node | undefined): void {
  const [absolute, relative] = [String(file?.['absolutePath']), String(file?.['relativePath'])];
  const root = absolute.slice(0, -relative.length);
  if (leadsThroughLink(root, relative))
    throw new Error(`${relative} is a link. Put a copy of the file itself in its place.`);
}

/** Creates the nodes of the strings, and the entries of files that did not change since the last build. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (tools, options) => {
  sourceActions = tools.actions;
  const { content } = options as Options;
  // The cache of a site that has been moved still has the nodes of its old folder.
  for (const raw of tools.getNodesByType(rawType))
    if (isIn(content, String(tools.getNode(raw.parent ?? '')?.['absolutePath'])))
      noteRaw(raw, tools);
  createAll(tools, options as Options);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === rawType || (isFollowing && node.internal.type === 'File');

export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, ...tools }, options) => {
  const { content, locales, setup } = options as Options;
  if (node.internal.type === rawType) {
    const file = noteRaw(node, tools);
    const source = site.content.sources.find((other) => other.file === file);
    if (!errors && source) createEntries(source, tools, setup());
    return;
  }
  const file = String(node['absolutePath']);
  if (isIn(content, file) || isIn(locales, file)) await follow(tools, options as Options);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  isFollowing = isDeveloping();
};

/** Gatsby has no hook for deleted nodes, but creates the pages again. */
export const createPages: GatsbyNode['createPages'] = async (tools, options) => {
  const { setup } = options as Options;
  const entries = Object.entries(setup().collections).flatMap(([collection, schema]) =>
    tools.getNodesByType(typeName(schema)).map((node) => ({ node, collection })),
  );
  const isGone = (id: unknown) => typeof id === 'string' && !tools.getNode(id);
  const isChanged = entries.some(({ node }) => isGone(node.parent) || isGone(node['translation']));
  if (isFollowing && (errors || isChanged)) await follow(tools, options as Options);
  for (const { node, collection } of entries)
    if (isGone(node.parent) || site.content.hidden.has(`${collection}/${String(node['slug'])}`))
      tools.actions.deleteNode(node);
  hasNewer = false;
};

/** A node that changes while Gatsby creates the pages is not in them. Touching a node while Gatsby runs queries makes it create them again. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (tools) => {
  const node = tools.getNode(tools.createNodeId(errorsType));
  if (hasNewer && node) sourceActions.touchNode(node);
};

async function load({ content, locales, served, setup, drafts }: Options): Promise<void> {
  const loaded = await loadSite(setup(), { content, locales, served }, { memory: cache, drafts });
  errors = formatErrors(loaded.errors);
  if (!errors) site = loaded;
}

/** Reads the files again after a change. An error keeps the nodes as they are. */
async function follow(tools: Tools & Pick<NodePluginArgs, 'reporter'>, options: Options) {
  const before = errors;
  await load(options);
  if (errors && errors !== before) tools.reporter.error(errors);
  if (errors) putErrors(tools);
  else createAll(tools, options);
}

/** Creates or updates all nodes. Unchanged ones are only touched. */
function createAll(tools: Tools, { setup }: Options): void {
  const main = site.content.sources.filter(({ language }) => language === setup().defaultLanguage);
  for (const source of main) createEntries(source, tools, setup());
  const nodes = localeNodes(setup(), site.locales, valuesFrom(setup(), site));
  for (const node of nodes) put(node, tools);
  const ids = new Set(nodes.map(({ name }) => tools.createNodeId(name)));
  for (const node of tools.getNodesByType('Locale'))
    if (!ids.has(node.id)) nodeActions(tools).deleteNode(node);
  if (isDeveloping()) putErrors(tools);
}

/** Creates the entries of a file: the main file is an entry in every language, a translation in one. */
function createEntries(
  { collection, slug, ...changed }: EntryFile,
  tools: Tools,
  setup: ContentSetup,
) {
  if (site.content.hidden.has(`${collection}/${slug}`)) return;
  const files = site.content.sources.filter(
    (file) => file.collection === collection && file.slug === slug,
  );
  const raws = files.flatMap((file) => sourceFile(file, tools) ?? []);
  const main = raws.find(({ language }) => language === setup.defaultLanguage);
  if (!main) return;
  // The entry of a translation that is still to come is created with it.
  const isReady = (code: string) =>
    !files.some(({ language }) => language === code) ||
    raws.some(({ language }) => language === code);
  const isMain = changed.language === setup.defaultLanguage;
  const codes = isMain ? setup.languages.map(({ code }) => code) : [changed.language];
  const translations = raws.filter((raw) => raw !== main);
  for (const node of entryNodes(setup, { main, translations }, codes.filter(isReady), site))
    put(node, tools);
}

/** Remembers a raw node. Returns its file. */
function noteRaw(raw: Node, { getNode }: Pick<Tools, 'getNode'>): string {
  const file = String(getNode(raw.parent ?? '')?.['relativePath']);
  rawIds.set(file, raw.id);
  return file;
}

function sourceFile({ parsed, ...file }: ParsedEntry, { getNode }: Tools): SourceFile | undefined {
  const raw = getNode(rawIds.get(file.file) ?? '');
  return raw && { ...file, id: raw.id, value: parsed.value };
}

function putErrors(tools: Tools): void {
  put({ name: errorsType, type: errorsType, fields: { text: errors } }, tools);
}

/**
 * Entries are not listed as children of their raw nodes. Gatsby deletes children before it creates them again, and a page requested in
 * between would lack them.
 */
function put({ name, type, fields }: NewNode, tools: Tools): void {
  const { createContentDigest, createNodeId, getNode } = tools;
  const actions = nodeActions(tools);
  const id = createNodeId(name);
  const contentDigest = createContentDigest(fields);
  const known = getNode(id);
  if (known?.internal.contentDigest !== contentDigest) {
    hasNewer = isFollowing;
    void actions.createNode({
      parent: null,
      ...fields,
      id,
      children: [],
      internal: { type, contentDigest },
    });
  } else if (!isFollowing) actions.touchNode(known);
}

const nodeActions = ({ actions }: Tools) => (isFollowing ? sourceActions : actions);

const isIn = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');
