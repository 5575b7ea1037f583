import { run } from './process.ts';

export interface DebianPackage {
  readonly name: string;
  /** Who cannot do without it: 'The journeys need Chromium'. */
  readonly need: string;
  readonly found: () => boolean;
}

/** Sees to it that a tool is there: installs Debian's package where we are root, says what to type where we are not. */
export const ensureDebianPackage = async (
  { name, need, found }: DebianPackage,
  log: (line: string) => void,
): Promise<void> => {
  if (found()) return;
  if (process.getuid?.() !== 0) throw new Error(`${need}: sudo apt-get install ${name}`);
  log(`› installing ${name} from the Debian packages …`);
  await run('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', name], { env });
  if (code !== 0 || !found()) throw new Error(`${need}, and ${name} could not be installed:\n${output}`);
};
