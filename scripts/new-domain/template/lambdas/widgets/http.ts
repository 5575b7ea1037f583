import { ok } from '#domain/kernel/result.ts';
import { searchFor } from '#domain/kernel/search.ts';
import { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import { widgetStatuses } from '#domain/widgets/lifecycle.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import { addWidget, moveWidget, noSuchWidget } from './change-widget.ts';
import { finishAll, finishDeps, showProgress, type variables } from './jobs.ts';
import type { WidgetStore } from './widget-store.ts';

/** Widgets page by page, newest first, or what a search finds. */
const listWidgets =
  (store: WidgetStore): UseCase<typeof widgetEndpoints.list> =>
  async ({ query }) => {
    const { status, search = '' } = query;
    return answerPage(`widgets:${status ?? ''}:${search}`, query, (page) =>
      search === ''
        ? store.newest(status === undefined ? widgetStatuses : [status], page)
        : store.matching(searchFor(search), page),
    );
  };

const showWidget =
  (store: WidgetStore): UseCase<typeof widgetEndpoints.show> =>
  async ({ params: { id } }) => {
    const widget = await store.find(id);
    return widget === undefined ? noSuchWidget() : ok(widget);
  };

/** The function behind the endpoints of the widgets. */
export const wire = (env: EnvOf<typeof variables>, shared: SharedDependencies) => {
  const deps = finishDeps(env.WIDGETS_TABLE, shared);
  const useCases = {
    add: addWidget(deps),
    list: listWidgets(deps.store),
    show: showWidget(deps.store),
    move: (async ({ params: { id }, body, caller: { userId: by }, correlationId }) =>
      moveWidget(deps, id, body, { by, correlationId })) satisfies UseCase<typeof widgetEndpoints.move>,
    finishAll: finishAll(deps),
    progress: showProgress(deps),
  };
  return http('widgets', widgetEndpoints, useCases, shared.checks);
};
