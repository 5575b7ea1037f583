import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { SectionStore } from './store/section-store.ts';

/** The versions of a section, newest first, each with what it changed. */
export const listHistory =
  (sections: Pick<SectionStore, 'history'>): UseCase<typeof settingsEndpoints.history> =>
  async ({ params: { section }, query }) =>
    answerPage(`history-${section}`, query, async ({ after, limit }) => {
      const before = after === undefined ? undefined : Number(after);
      return sections.history(section, { before, limit });
    });
