import { run } from './process.ts';

export interface DebianPackage {
  readonly name: string;
  /** Why it is needed: 'The journeys need Chromium'. */
  readonly need: string;
  readonly found: () => boolean;
}

/** Makes sure that a tool is installed. As root it installs Debian's package, else it throws an error with the command to type. */
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
