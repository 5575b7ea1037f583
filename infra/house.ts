import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Construct } from 'constructs';
import { noParts, type Parts } from './patterns/parts.ts';
import { Watch } from './patterns/watch.ts';
import type { Stage } from './stages.ts';

/** What all constructs share: the stage, the folders of the builds, the resources made so far, and the list of alarms. */
export interface House {
  readonly stage: Stage;
  readonly lambdasDir: string;
  readonly siteDir: string;
  readonly parts: Parts;
  readonly watch: Watch;
}

/** Something that a domain puts into a stack: a function, a queue, a rule. */
export type Piece = (scope: Construct, house: House) => void;

/** What the constructs of one synthesis share, before the first of them is made. */
export const openHouse = (stage: Stage, lambdasDir: string, siteDir: string): House => ({
  stage,
  lambdasDir,
  siteDir,
  parts: noParts(),
  watch: new Watch(),
});

/** Folder of a bundled handler, `mailboxes/http` → `build/lambdas/mailboxes-http`. Throws when it was not built. */
export const bundleOf = (house: House, entry: string): string => {
  const folder = join(house.lambdasDir, entry.replaceAll('/', '-'));
  if (!existsSync(join(folder, 'index.mjs'))) {
    throw new Error(`lambdas/${entry}.handler.ts is not built (${folder}): run node scripts/build.ts first`);
  }
  return folder;
};

/** What a function is called in ids and log groups: its entry without the folder that only groups. These names must not change. */
export const nameOf = (entry: string): string => entry.replace('/channels/', '/');

/** Construct id of an entry: `mailboxes/post-confirmation` → `MailboxesPostConfirmation`. */
export const idOf = (entry: string): string =>
  nameOf(entry)
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
