import { titleSearch } from '#domain/blog/desk/title-search.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { postStatuses } from '#domain/blog/lifecycle.ts';
import { ok } from '#domain/kernel/result.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import { type CalendarStore, calendarStore } from './calendar-store.ts';
import { addPost, noSuchPost, planPost } from './change-post.ts';
import { changeKeywords, showKeywords } from './keywords/change-keywords.ts';
import { keywordStore } from './keywords/keyword-store.ts';
import { liveStore } from './live-store.ts';
import { askForDraft, retryDraft, showQueue } from './made/ask-for-draft.ts';
import { madeStore } from './made/made-store.ts';
import { movePost } from './move-post.ts';
import { type PostStore, postStore } from './post-store.ts';
import { restoreVersion, saveText, showVersion } from './save-text.ts';
import { type TextStore, textStore } from './text-store.ts';

export const variables = { BLOG_TABLE: required };

const listPosts =
  (posts: PostStore): UseCase<typeof blogEndpoints.list> =>
  async ({ query }) => {
    const { status, search = '' } = query;
    return answerPage(`blog:${status ?? ''}:${search}`, query, (page) =>
      search === ''
        ? posts.newest(status === undefined ? postStatuses : [status], page)
        : posts.matching(titleSearch(search), page),
    );
  };

const showCalendar =
  (calendar: CalendarStore): UseCase<typeof blogEndpoints.calendar> =>
  async ({ query }) =>
    answerPage(`calendar:${query.month ?? ''}`, query, (page) => calendar.posts(query.month, page));

const showPost =
  (posts: PostStore): UseCase<typeof blogEndpoints.show> =>
  async ({ params: { id } }) => {
    const post = await posts.find(id);
    return post === undefined ? noSuchPost() : ok(post);
  };

const showText =
  (texts: TextStore): UseCase<typeof blogEndpoints.text> =>
  async ({ params: { id } }) => {
    const saved = await texts.find(id);
    return saved === undefined ? noSuchPost() : ok(saved);
  };

const listVersions =
  (texts: TextStore): UseCase<typeof blogEndpoints.versions> =>
  async ({ params: { id }, query }) =>
    answerPage(`versions:${id}`, query, (page) => texts.versions(id, page));

/** The function behind the endpoints of the blog's desk. */
export const wire = (env: EnvOf<typeof variables>, shared: SharedDependencies) => {
  const { client, clock, newId } = shared;
  const posts = postStore(client, env.BLOG_TABLE);
  const texts = textStore(client, env.BLOG_TABLE);
  const deps = { clock, newId, posts, texts, live: liveStore(client, env.BLOG_TABLE) };
  const queue = { clock, posts, made: madeStore(client, env.BLOG_TABLE) };
  const keywords = keywordStore(client, env.BLOG_TABLE);
  const useCases = {
    add: addPost(deps),
    list: listPosts(posts),
    calendar: showCalendar(calendarStore(client, env.BLOG_TABLE)),
    queue: showQueue(queue),
    make: askForDraft(queue),
    retry: retryDraft(queue),
    keywords: showKeywords(keywords),
    changeKeywords: changeKeywords(keywords),
    show: showPost(posts),
    plan: planPost(deps),
    move: movePost(deps),
    text: showText(texts),
    saveText: saveText(deps),
    versions: listVersions(texts),
    version: showVersion(deps),
    restore: restoreVersion(deps),
  };
  return http('blog', blogEndpoints, useCases, shared.checks);
};
