import { slugsOf } from '#domain/blog/categories/aliases.ts';
import { titleSearch } from '#domain/blog/desk/title-search.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { postStatuses } from '#domain/blog/lifecycle.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Role } from '#domain/kernel/role.ts';
import { siteReader, siteVariables } from '../content/index.ts';
import { missedCounts, postCounts, postVitals } from '../monitoring/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { feedStore } from '../runtime/feed/feed-store.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage, type PageRequest } from '../runtime/table/page.ts';
import { type CalendarStore, calendarStore } from './calendar-store.ts';
import { type CategoryStore, categoryStore } from './categories/category-store.ts';
import { categoryUseCases } from './categories/use-cases.ts';
import { addPost, noSuchPost, planPost } from './change-post.ts';
import { changeComment, listComments } from './comments/change-comment.ts';
import { commentStore } from './comments/comment-store.ts';
import { feedUseCases } from './feed/feed-use-cases.ts';
import { sumStore } from './figures/add-up.ts';
import { showFigures, showPostFigures } from './figures/show-figures.ts';
import { showVitals } from './figures/show-vitals.ts';
import { changeKeywords, showKeywords } from './keywords/change-keywords.ts';
import { keywordStore } from './keywords/keyword-store.ts';
import { liveStore } from './live-store.ts';
import { askForDraft, retryDraft, showQueue } from './made/ask-for-draft.ts';
import { madeStore } from './made/made-store.ts';
import { decisionStore } from './missed/decision-store.ts';
import { decideMissed, showMissed } from './missed/use-cases.ts';
import { findingsStore } from './monitoring/findings-store.ts';
import { countFindings, listFound } from './monitoring/show-findings.ts';
import { movePost } from './move-post.ts';
import { type PostStore, postStore } from './post-store.ts';
import { type BlogRendering, previewPost } from './preview-post.ts';
import { renderedStore } from './publishing/rendered-store.ts';
import { restoreVersion, saveText, showVersion } from './save-text.ts';
import { type TextStore, textStore } from './text-store.ts';

export const variables = { ...siteVariables, BLOG_TABLE: required, MONITORING_TABLE: required };

interface ListDeps {
  readonly posts: PostStore;
  readonly categories: Pick<CategoryStore, 'read' | 'idsIn'>;
}

/** The posts of a category and of those that were merged into it, as they are now. */
const postsIn = async ({ posts, categories }: ListDeps, category: string, page: PageRequest) => {
  const known = (await categories.read()).list.categories;
  const { items, ...rest } = await categories.idsIn(slugsOf(known, category), page);
  const found = await posts.several(items);
  return { items: items.flatMap((id) => found.get(id) ?? []), ...rest };
};

const listPosts =
  (deps: ListDeps): UseCase<typeof blogEndpoints.list> =>
  async ({ query }) => {
    const { posts } = deps;
    const { status, category, search = '' } = query;
    return answerPage(`blog:${status ?? ''}:${category ?? ''}:${search}`, query, (page) => {
      if (search !== '') return posts.matching(titleSearch(search), page);
      if (category !== undefined) return postsIn(deps, category, page);
      return posts.newest(status === undefined ? postStatuses : [status], page);
    });
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

interface BlogDependencies extends SharedDependencies {
  readonly loadRenderer: () => Promise<BlogRendering>;
  /** Whether cards are taken now. */
  readonly takesCards: () => Promise<boolean>;
  /** The roles that somebody who works here has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** The function behind the endpoints of the blog's desk. */
export const wire = (env: EnvOf<typeof variables>, shared: BlogDependencies) => {
  const { client, clock, newId, loadRenderer } = shared;
  const posts = postStore(client, env.BLOG_TABLE);
  const texts = textStore(client, env.BLOG_TABLE);
  const categories = categoryStore(client, env.BLOG_TABLE);
  const counts = postCounts(client, env.MONITORING_TABLE);
  const live = liveStore(client, env.BLOG_TABLE);
  const vitals = postVitals(client, env.MONITORING_TABLE);
  const sums = sumStore(client, env.BLOG_TABLE);
  const deps = { clock, newId, posts, texts, categories, counts, vitals, live, sums };
  const found = {
    ...deps,
    findings: findingsStore(client, env.BLOG_TABLE),
    rendered: renderedStore(client, env.BLOG_TABLE).read,
  };
  const missing = {
    ...deps,
    missed: missedCounts(client, env.MONITORING_TABLE),
    decisions: decisionStore(client, env.BLOG_TABLE),
  };
  const queue = { clock, posts, made: madeStore(client, env.BLOG_TABLE) };
  const keywords = keywordStore(client, env.BLOG_TABLE);
  const commented = { ...deps, comments: commentStore(client, env.BLOG_TABLE) };
  const calendar = calendarStore(client, env.BLOG_TABLE);
  const readSite = siteReader(env, shared);
  const feed = feedUseCases({
    clock,
    newId,
    calendar,
    feeds: feedStore(client, env.BLOG_TABLE),
    newSecret: newLinkSecret,
    rolesOf: shared.rolesOf,
    companyAt: async (now) => (await readSite(now)).brand.name,
    siteUrl: env.SITE_URL,
  });
  const useCases = {
    ...feed,
    ...categoryUseCases(deps),
    add: addPost(deps),
    list: listPosts(deps),
    calendar: showCalendar(calendar),
    queue: showQueue(queue),
    make: askForDraft(queue),
    retry: retryDraft(queue),
    keywords: showKeywords(keywords),
    changeKeywords: changeKeywords(keywords),
    show: showPost(posts),
    plan: planPost(deps),
    move: movePost(deps),
    comments: listComments(commented),
    comment: changeComment(commented),
    text: showText(texts),
    saveText: saveText(deps),
    preview: previewPost({ ...deps, readSite, loadRenderer }),
    versions: listVersions(texts),
    version: showVersion(deps),
    restore: restoreVersion(deps),
    figures: showFigures(deps),
    postFigures: showPostFigures(deps),
    findings: countFindings(found),
    found: listFound(found),
    missed: showMissed(missing),
    decideMissed: decideMissed(missing),
    vitals: showVitals(deps),
  };
  return http('blog', blogEndpoints, useCases, shared.checks);
};
