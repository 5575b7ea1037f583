import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { njsPackage } from '../../scripts/support/njs.ts';

/** The replacement for `import cf from 'cloudfront'`: one KeyValueStore with these pairs. */
const cloudfrontModule = (pairs: Record<string, string>): string => `
const pairs = ${JSON.stringify(pairs)};
function get(key) {
  return pairs[key] === undefined ? Promise.reject(new Error('KeyNotFound')) : Promise.resolve(pairs[key]);
}
export default { kvs: () => ({ get: get }) };
`;

/** Calls the handler by its name, as CloudFront does, with the event of the command line. */
const call = `
Promise.resolve(handler(JSON.parse(process.argv[2]))).then((answer) => console.log(JSON.stringify(answer)));
`;

/**
 * A CloudFront function under njs, which CloudFront's engine is derived from, and never under V8, which supports more.
 * Each call is a separate process, because at the edge no call sees the globals of another.
 * @throws when njs is missing or cannot read the code, or when the handler throws.
 */
export const underNjs = <Answer>(code: string, pairs: Record<string, string> = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-njs-'));
  writeFileSync(join(dir, 'cloudfront'), cloudfrontModule(pairs));
  const main = join(dir, 'main.js');
  writeFileSync(main, code + call);
  return (event: object): Answer => {
    const { error, status, stdout, stderr } = spawnSync('njs', ['-p', dir, main, JSON.stringify(event)], {
      encoding: 'utf8',
    });
    if (error)
      throw new Error(`${njsPackage.need}: sudo apt-get install ${njsPackage.name}`, { cause: error });
    if (status !== 0) throw new Error(`njs: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Answer;
  };
};
