import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A copy of the synthesized assembly in which one function can be replaced while the cloud runs. */
export interface EditedAssembly {
  readonly dir: string;
  /** Replaces the function's code. The new code may import the built one from `./built/index.mjs`. */
  replace(code: string): void;
  /** Restores the built function. */
  restore(): void;
}

/** Copies the assembly into `folder` and gives one environment variable of its functions another value. Returns the copy's path. */
export const withVariable = (folder: string, name: string, value: string): string => {
  const dir = join(folder, 'cdk.out');
  cpSync('build/cdk.out', dir, { recursive: true });
  for (const file of readdirSync(dir).filter((each) => each.endsWith('.template.json'))) {
    const template = readFileSync(join(dir, file), 'utf8');
    writeFileSync(
      join(dir, file),
      template.replaceAll(new RegExp(`("${name}":\\s*)"[^"]*"`, 'g'), `$1"${value}"`),
    );
  }
  return dir;
};

/** Copies the assembly into `folder`, with a separate copy of the function `entry` (for example `telemetry-store`). */
export const editAssembly = (folder: string, entry: string): EditedAssembly => {
  const dir = join(folder, 'cdk.out');
  const own = join(folder, entry);
  const built = resolve('build/lambdas', entry);
  cpSync('build/cdk.out', dir, { recursive: true });
  mkdirSync(own);
  cpSync(built, join(own, 'built'), { recursive: true });
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.assets.json'))) {
    const assets = readFileSync(join(dir, name), 'utf8');
    writeFileSync(join(dir, name), assets.replaceAll(JSON.stringify(built), JSON.stringify(own)));
  }
  const replace = (code: string) => writeFileSync(join(own, 'index.mjs'), code);
  const restore = () => replace("export { handler } from './built/index.mjs';");
  restore();
  return { dir, replace, restore };
};
