import { changesTasks } from '../task-event.ts';
import { WidgetChangedV1 } from './widget-changed.v1.ts';

/** The events that can change what waits in widgets. */
export const taskEvents = [changesTasks(WidgetChangedV1, ({ id }) => [{ kind: 'widget', id }])];
