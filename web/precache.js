/**
 * The service worker of a build: the id of the build and the files that belong to it, then what the worker does. And
 * beside each larger file the same packed with Brotli, which the server hands out to browsers that take it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join, relative, resolve, sep } from 'node:path';

const WORKER = 'sw.js';
const PACKED = /\.(js|css)$/;
const SMALLEST_PACKED = 1000;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== WORKER)
    .sort();
}

function idOf(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

function pack(file) {
  const text = readFileSync(file);
  if (text.length >= SMALLEST_PACKED) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

/** @returns {import('vite').Plugin} */
export function precache() {
  let root = '';
  let folder = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle() {
      const names = filesIn(folder);
      const files = names.map((name) => `/${name.split(sep).join('/')}`);
      const page = JSON.stringify({ build: idOf(folder, names), files });
      writeFileSync(join(folder, WORKER), `const PAGE = ${page};\n${readFileSync(join(root, WORKER), 'utf8')}`);
      for (const name of names.filter((name) => PACKED.test(name))) pack(join(folder, name));
    },
  };
}
