import type { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { WidgetStore } from './widget-store.ts';

/** Widgets page by page, newest first. */
export const listWidgets =
  (store: Pick<WidgetStore, 'newest'>): UseCase<typeof widgetEndpoints.list> =>
  async ({ query }) =>
    answerPage('widgets', query, store.newest);
