import widgetAdded from '#events/widgets/widget-added.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of widgets, in every way that it can be told. */
export const samples = [sample(widgetAdded)];
