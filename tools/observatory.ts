import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadContent, slugsOf } from '../src/content/load';
import { planPages } from '../src/gatsby/pages';
import { failing, observatoryReport, scans } from './observatory/report';
import { tlsFront } from './observatory/tls-front';
import { createPreviewServer } from './preview/server';
import { isInstalled } from './setup/install.mjs';
import { runNpm } from './setup/run.mjs';

const home = path.join(__dirname, 'observatory');
const scanner = path.join(home, 'node_modules/@mdn/mdn-http-observatory');
const node = promisify(execFile);

/**
 * `npm run observatory`: what Mozilla's HTTP Observatory says of the built site, by its own code, a page of each kind; exit code 1
 * where one has less than is promised. The site is served by the preview server behind TLS.
 */
async function observatory(): Promise<number> {
  if (!existsSync('public')) throw new Error('Nothing is built yet. Run `npm run build` first.');
  if (!(await installed())) return 1;
  const folder = await mkdtemp(path.join(tmpdir(), 'observatory-'));
  let server, front;
  try {
    const { stdout } = await node(process.execPath, [path.join(home, 'certificate.mjs')]);
    const certificate = JSON.parse(stdout) as { key: string; cert: string };
    const trusted = path.join(folder, 'certificate.pem');
    await writeFile(trusted, certificate.cert);
    server = await createPreviewServer({ publicDir: path.resolve('public'), port: 0 });
    front = await tlsFront(server.url, certificate);
    const { host } = front;
    const addresses = (await pageOfEachKind()).map((page) => `${host}${page}`);
    const result = await node(process.execPath, [path.join(home, 'scan.mjs'), ...addresses], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
      maxBuffer: 2 ** 24,
    });
    const all = scans.parse(JSON.parse(result.stdout));
    console.log(observatoryReport(all));
    const poor = failing(all);
    if (poor.length > 0) console.error(`\nNot good enough: ${poor.join(', ')}`);
    return poor.length > 0 ? 1 : 0;
  } finally {
    front?.close();
    await server?.close();
    await rm(folder, { recursive: true });
  }
}

/** The first run fetches the scanner, without the steps of its installation, which fetch lists that no local name is in. */
async function installed(): Promise<boolean> {
  if (!isInstalled(home)) {
    const code = await runNpm(['ci', '--prefix', home, '--ignore-scripts', '--loglevel=error'], {});
    if (code !== 0) {
      console.error('The Observatory could not be installed: the first run wants a network.');
      return false;
    }
  }
  await writeFile(path.join(scanner, 'conf/hsts-preload.json'), '{}');
  return true;
}

async function pageOfEachKind(): Promise<string[]> {
  const { content } = await loadContent('content');
  const pages = planPages(slugsOf(content)).filter(({ template }) => template !== 'not-found');
  return [...new Map(pages.map((page) => [page.template, page.path])).values()];
}

observatory()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
