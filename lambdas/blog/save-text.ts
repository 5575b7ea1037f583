import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type SavedText, saving } from '#domain/blog/text/saving.ts';
import { keepsBefore, type Version, versionOf } from '#domain/blog/text/version.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { noSuchPost } from './change-post.ts';
import type { TextStore } from './text-store.ts';

export interface TextDeps extends Pick<SharedDependencies, 'clock'> {
  readonly texts: TextStore;
}

/** The next revision of a text, with a version of what it replaces. */
interface NextText {
  readonly saved: SavedText;
  readonly kept: Version | undefined;
}

/** The next revision. What it replaces is kept where it stood for some minutes, where somebody else wrote it, or always. */
const nextText = (before: SavedText, saved: SavedText, always?: 'restored'): NextText => {
  const { keptAt } = before;
  if (always === undefined && !keepsBefore(before, saved))
    return { saved: { ...saved, ...(keptAt ? { keptAt } : {}) }, kept: undefined };
  return { saved: { ...saved, keptAt: saved.at }, kept: versionOf(before, always ?? 'typed', saved.at) };
};

const storeOf = ({ texts }: TextDeps, id: string) => ({
  read: () => texts.find(id),
  write: async ({ saved, kept }: NextText, before: SavedText | undefined) =>
    before !== undefined && texts.save(id, saved, before, kept),
});

const changedBy = 'Someone else has saved this text in between.';

/**
 * Saves a text while somebody types. What another window saved in between is never replaced: what was sent is kept as a version, and the
 * refusal has both. Sent again it is saved once.
 */
export const saveText =
  (deps: TextDeps): UseCase<typeof blogEndpoints.saveText> =>
  async ({ params: { id }, body, caller: { userId: by } }) =>
    changing<SavedText | undefined, NextText, SavedText, EndpointRefusal<typeof blogEndpoints.saveText>>(
      `The text of post ${id}`,
      storeOf(deps, id),
      async (before) => {
        if (before === undefined) return noSuchPost();
        const at = deps.clock().toISOString();
        const decided = saving(before, body, { by, at });
        switch (decided.is) {
          case 'there':
            return { done: decided.saved };
          case 'emptied':
            return refuse(
              'TEXT_EMPTIED',
              'This would remove the whole text. Load it again, or say that you want that.',
            );
          case 'aside': {
            const version = versionOf({ text: body.text, window: body.window, by }, 'aside', at);
            await deps.texts.keep(id, version);
            return refuse('TEXT_CHANGED', `${changedBy} Yours is kept as a version.`, {
              saved: before,
              kept: version.id,
            });
          }
          case 'next': {
            const change = nextText(before, decided.saved);
            return { change, answer: change.saved };
          }
        }
      },
    );

const noSuchVersion = () => refuse('VERSION_NOT_FOUND', 'There is no such version.');

/** Shows a kept version. */
export const showVersion =
  ({ texts }: TextDeps): UseCase<typeof blogEndpoints.version> =>
  async ({ params: { id, version } }) => {
    const found = await texts.version(id, version);
    return found === undefined ? noSuchVersion() : ok(found);
  };

/** Makes a kept version the text again, once. The text as it was becomes a version. */
export const restoreVersion =
  (deps: TextDeps): UseCase<typeof blogEndpoints.restore> =>
  async ({ params: { id, version }, body: { revision, window }, caller: { userId: by } }) => {
    const found = await deps.texts.version(id, version);
    if (found === undefined) return noSuchVersion();
    return changing<
      SavedText | undefined,
      NextText,
      SavedText,
      EndpointRefusal<typeof blogEndpoints.restore>
    >(`The text of post ${id}`, storeOf(deps, id), (before) => {
      if (before === undefined) return noSuchPost();
      const at = deps.clock().toISOString();
      const asked = { revision, window, text: found.text, empties: true } as const;
      const decided = saving(before, asked, { by, at });
      if (decided.is === 'there') return { done: decided.saved };
      if (decided.is !== 'next') return refuse('TEXT_CHANGED', changedBy, { saved: before });
      const change = nextText(before, decided.saved, 'restored');
      return { change, answer: change.saved };
    });
  };
