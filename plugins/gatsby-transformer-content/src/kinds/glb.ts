import { validateBytes } from 'gltf-validator';
import { hasSurface, type GltfScene } from './glb-scene';
import { machinePath, notOfKind, type FileProblem } from './problem';
import { metadataProblem, noPicture, readRaster } from './raster';

/** What programs and people write into a model, and no viewer reads. */
const properties = ['generator', 'copyright', 'extras'];

const maxNodes = 1000;
/** The most numbers of a model that its file does not have as bytes. */
const maxImplied = 1_000_000;

/** Errors of the validator about values that browsers show nevertheless. */
const harmless =
  /^(?:ACCESSOR_(?:VECTOR3_NON_UNIT|ELEMENT_OUT_OF|MAX_MISMATCH|MIN_MISMATCH|INVALID_SIGN|NON_CLAMPED|WEIGHTS|ANIMATION)|ROTATION_NON_UNIT|BUFFER_VIEW_TARGET|TEXTURE_INVALID|IMAGE_)/;

/** What GLTFLoader of three.js understands without a decoder. */
const understood = new Set([
  'EXT_materials_bump',
  'EXT_mesh_gpu_instancing',
  'EXT_texture_webp',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_diffuse_roughness',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);

/** The parts of a model that are compared. */
interface Gltf extends GltfScene {
  asset?: { version?: unknown; generator?: unknown; copyright?: unknown };
  extensionsRequired?: string[];
  extensionsUsed?: string[];
  bufferViews?: { byteOffset?: number; byteLength: number }[];
  buffers?: { uri?: string }[];
  images?: { uri?: string; mimeType?: string; bufferView?: number }[];
  textures?: { source?: number; extensions?: Record<string, { source?: number }> }[];
}

interface Chunks {
  gltf: Gltf;
  binary: Buffer;
}

/** Returns what is wrong with the bytes of a model. */
export async function glbProblem(bytes: Buffer): Promise<FileProblem | undefined> {
  const chunks = readChunks(bytes);
  if (typeof chunks === 'string') return notOfKind('a model (glTF 2.0, binary)', chunks);
  const { gltf, binary } = chunks;
  return (
    extensionProblem(gltf) ??
    sizeProblem(gltf) ??
    (await formatProblem(bytes)) ??
    sceneProblem(gltf) ??
    toldProblem(gltf) ??
    (await textureProblem(gltf, binary))
  );
}

/** Returns the model without what says who made it, where and with what. Undefined if it is no model, or says nothing of it. */
export function cleanGlb(bytes: Buffer): Buffer | undefined {
  const chunks = readChunks(bytes);
  if (typeof chunks === 'string' || !toldProblem(chunks.gltf)?.curable) return undefined;
  const text = Buffer.from(
    JSON.stringify(chunks.gltf, (key, value: unknown) =>
      properties.includes(key) ? undefined : value,
    ),
  );
  const json = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const rest = bytes.subarray(20 + bytes.readUInt32LE(12));
  const head = Buffer.from(bytes.subarray(0, 20));
  head.writeUInt32LE(20 + json.length + rest.length, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, rest]);
}

/** Returns the parts of a model, or what was found instead. */
function readChunks(bytes: Buffer): Chunks | string {
  if (bytes.toString('latin1', 0, 4) !== 'glTF' || bytes.length < 20) return 'something else';
  if (bytes.readUInt32LE(4) !== 2) return `version ${bytes.readUInt32LE(4)}`;
  if (bytes.readUInt32LE(8) !== bytes.length) return 'one that is not whole';
  const end = 20 + bytes.readUInt32LE(12);
  const isText = bytes.toString('latin1', 16, 20) === 'JSON';
  if (!isText || end > bytes.length) return 'damaged parts';
  const binary = bytes.subarray(end + 8);
  if (end < bytes.length && (end + 8 > bytes.length || bytes.readUInt32LE(end) > binary.length))
    return 'damaged parts';
  try {
    const gltf = JSON.parse(bytes.toString('utf8', 20, end)) as Gltf;
    return /^2\./.test(String(gltf.asset?.version)) ? { gltf, binary } : 'another version';
  } catch {
    return 'damaged parts';
  }
}

function extensionProblem({ extensionsRequired = [], extensionsUsed = [] }: Gltf) {
  // The loader asks for the decoder of Draco even where a model does not require it.
  const needed = [
    ...extensionsRequired,
    ...extensionsUsed.filter((name) => name === 'KHR_draco_mesh_compression'),
  ];
  const unknown = [...new Set(needed)].filter((name) => !understood.has(name));
  if (unknown.length === 0) return undefined;
  return {
    message: `expected a model that browsers can show, found the extension ${unknown.join(', ')}`,
    hint: 'Export it without compression (Draco, meshopt, KTX2), with textures as JPEG, PNG or WebP.',
  };
}

const again = 'Export it again as one .glb file, with fewer points.';

/** Returns the problem of a model that needs another file, or more memory than its size tells. */
function sizeProblem({ accessors = [], buffers = [], images = [], nodes = [] }: Gltf) {
  const outside = [...buffers, ...images].find(({ uri }) => uri !== undefined)?.uri;
  if (outside !== undefined)
    return {
      message: `expected a model in one file, found '${outside.slice(0, 60)}'`,
      hint: again,
    };
  if (accessors.some(({ bufferView, count }) => bufferView === undefined && count > maxImplied))
    return { message: 'expected a complete file, found less data than it lists', hint: again };
  if (nodes.length > maxNodes)
    return { message: `expected at most ${maxNodes} objects, found ${nodes.length}`, hint: again };
  return undefined;
}

/** Returns the problem that the validator of glTF's authors finds. */
async function formatProblem(bytes: Buffer): Promise<FileProblem | undefined> {
  const { issues } = await validateBytes(new Uint8Array(bytes));
  const error = issues.messages.find(
    ({ severity, code }) => severity === 0 && !harmless.test(code),
  );
  if (!error) return undefined;
  return {
    message: `expected a model that browsers can read, found: ${error.message} (${error.pointer ?? error.offset ?? 0})`,
    hint: again,
  };
}

/** Returns the problem of a valid model of which the loader shows nothing: no surface, or a texture without a picture, which it cannot take. */
function sceneProblem({ textures = [], ...gltf }: Gltf): FileProblem | undefined {
  if (!hasSurface(gltf))
    return {
      message:
        'expected a model with something to see, found no surface in the scene that it shows',
      hint: 'Put the object into the first scene, with a size, and export it again.',
    };
  const isEmpty = textures.some(
    ({ source, extensions }) => (source ?? extensions?.EXT_texture_webp?.source) === undefined,
  );
  if (!isEmpty) return undefined;
  return {
    message: 'expected textures with a picture, found one without',
    hint: 'Export it again, with textures as JPEG, PNG or WebP.',
  };
}

function toldProblem(gltf: Gltf): FileProblem | undefined {
  const text = JSON.stringify(gltf);
  const property = properties.find((key) => text.includes(`"${key}":`));
  const told = property ?? machinePath(text.replaceAll('\\\\', '\\'));
  if (told === undefined) return undefined;
  return {
    message: `expected a model without ${properties.join(', ')} or paths of a computer, found '${told}'`,
    hint: 'Export it without custom properties, and without file paths in the names of its objects.',
    curable: property !== undefined,
  };
}

async function textureProblem(
  { bufferViews = [], images = [] }: Gltf,
  binary: Buffer,
): Promise<FileProblem | undefined> {
  for (const { bufferView, mimeType = '' } of images) {
    const { byteOffset = 0, byteLength = 0 } = bufferViews[bufferView ?? -1] ?? {};
    const bytes = binary.subarray(byteOffset, byteOffset + byteLength);
    const read = await readRaster(bytes, mimeType.replace('image/', '')).catch(() => undefined);
    const problem = read ? (read.problem ?? metadataProblem(read.metadata)) : noPicture();
    if (problem) return { ...problem, message: `a texture: ${problem.message}`, curable: false };
  }
  return undefined;
}
