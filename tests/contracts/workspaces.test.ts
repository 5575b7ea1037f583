import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const wanted = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies });

const ours = wanted(read<Manifest>('package.json'));
const cloud = wanted(read<Manifest>('packages/home-cloud/package.json'));

it('the product and the cloud at home require the same versions of shared packages', () => {
  const both = Object.keys(cloud).filter((name) => name in ours);
  expect(both).toContain('@aws-sdk/client-dynamodb');
  expect(both.filter((name) => cloud[name] !== ours[name])).toEqual([]);
});

it('the lock links the workspace, so that an install needs nothing else', () => {
  const { packages } = read<{ packages: Readonly<Record<string, object>> }>('package-lock.json');
  expect(packages['node_modules/home-cloud']).toEqual({ resolved: 'packages/home-cloud', link: true });
});

it('Node runs its TypeScript directly, because its real path is outside of node_modules', () => {
  const asked =
    "console.log(require('node:fs').realpathSync(require.resolve('home-cloud')), typeof require('home-cloud').startCloud)";
  const [path = '', type] = execFileSync(process.execPath, ['-e', asked], { encoding: 'utf8' })
    .trim()
    .split(' ');
  expect(type).toBe('function');
  expect(path.split(sep)).not.toContain('node_modules');
});

it('nothing imports what the package does not export', async () => {
  const inside = 'home-cloud/src/cloud.ts';
  await expect(import(inside)).rejects.toThrow(/not (defined by "exports"|exported)/);
});
