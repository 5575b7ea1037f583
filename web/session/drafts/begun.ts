import { GUEST_DRAFT_DAYS } from '#domain/kernel/guest-draft-days.ts';
import { isLinkSecret } from '#domain/kernel/link-secret.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { BEGUN_KEY } from './begun-key.ts';

/** What somebody was about to book on this device before they signed in, and by which secret the server keeps it. */
export interface Begun {
  /** Of the draft that it becomes. */
  readonly id: string;
  /** Whoever has it may make the draft theirs. */
  readonly secret: string;
  /** `your $385.00 barrel` */
  readonly words: string;
  /** The page that goes on with it. */
  readonly path: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The server keeps it too, so that a letter leads to it on any device. */
  readonly isThere?: true;
}

const isBegun = (given: unknown): given is Begun => {
  const { id, secret, words, path, timestamp } = Object(given) as Record<keyof Begun, unknown>;
  return (
    typeof id === 'string' &&
    isLinkSecret(secret) &&
    typeof words === 'string' &&
    typeof path === 'string' &&
    /^\/(booking|dashboard\/create-shipment)\?/.test(path) &&
    typeof timestamp === 'number' &&
    Date.now() - timestamp < GUEST_DRAFT_DAYS * DAY_MS
  );
};

/** What waits on this device for an account; undefined when nothing does, or not any more. */
export const readBegun = (): Begun | undefined => {
  const kept = withoutThrowing((): unknown => JSON.parse(readStorage(BEGUN_KEY) ?? 'null'));
  return isBegun(kept) ? kept : undefined;
};

/** Keeps it until somebody signs in on this device. */
export const keepBegun = (begun: Begun): void => {
  withoutThrowing(() => localStorage.setItem(BEGUN_KEY, JSON.stringify(begun)));
};

/** It is in an account, or gone; one that was begun since stays. */
export const forgetBegun = ({ secret }: Pick<Begun, 'secret'>): void => {
  if (readBegun()?.secret === secret) withoutThrowing(() => localStorage.removeItem(BEGUN_KEY));
};

/** The wizard with a draft. */
export const wizardPath = (id: string): string =>
  `/dashboard/create-shipment?draft=${encodeURIComponent(id)}`;

/** Whether a path goes on with it. */
export const leadsTo = ({ id }: Pick<Begun, 'id'>, path: string): boolean =>
  new URLSearchParams(path.split('?')[1] ?? '').get('draft') === id;

/** The ZIP code where it is picked up, which was typed for its price; undefined where it is brought to us. */
export const zipOf = ({ path }: Pick<Begun, 'path'>): string | undefined =>
  /^\d{5}$/.exec(new URLSearchParams(path.split('?')[1] ?? '').get('zip') ?? '')?.[0];
