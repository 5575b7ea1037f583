import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { njsPackage } from '../../scripts/support/njs.ts';

/** What `import cf from 'cloudfront'` gives: one KeyValueStore that holds these pairs. */
const cloudfrontModule = (pairs: Record<string, string>): string => `
const pairs = ${JSON.stringify(pairs)};
function get(key) {
  return pairs[key] === undefined ? Promise.reject(new Error('KeyNotFound')) : Promise.resolve(pairs[key]);
}
export default { kvs: () => ({ get: get }) };
`;

/** CloudFront calls the handler by its name; so does this, with the event of the command line. */
const call = `
Promise.resolve(handler(JSON.parse(process.argv[2]))).then((answer) => console.log(JSON.stringify(answer)));
`;

/**
 * A CloudFront function under njs, from which CloudFront's own engine comes, and never under V8, which understands more.
 * Each call is a process of its own, as at the edge no call sees another's globals.
 * @throws where njs is missing, cannot read the code, or the handler throws.
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
