import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Concern, Graph } from '../patterns/watch.ts';

/** A concern and the alarm made of it. */
export interface Watched {
  readonly concern: Concern;
  readonly alarm: Alarm;
}

const width = 8;

const graphOf = ({ concern, alarm }: Watched): IWidget =>
  new GraphWidget({
    title: concern.title ?? concern.whenItFails,
    left: [concern.metric],
    leftAnnotations: [alarm.toAnnotation()],
    width,
  });

const hasGraph = ({ silence, isFlat }: Concern): boolean => !silence && !isFlat;

const plainGraph = ({ title, metrics }: Graph): IWidget =>
  new GraphWidget({ title, left: [...metrics], width });

/** Edge and API come first, then the domains in alphabetical order. */
const areasOf = (watched: readonly Watched[]): string[] => {
  const front = ['edge', 'api'];
  const areas = new Set(watched.map(({ concern }) => concern.area));
  return [...front.filter((area) => areas.delete(area)), ...[...areas].toSorted()];
};

/**
 * One dashboard: the state of every alarm, then a row for each domain and room that has graphs. The first three dashboards of an account are free
 * with up to fifty metrics each; a test counts the metrics. So the runs of schedules and the dead letters have no graph: it would be a
 * straight line.
 */
export const dashboardOf = (scope: Construct, house: House, watched: readonly Watched[]): void => {
  const dashboard = new Dashboard(scope, 'Dashboard', {
    dashboardName: `skybarrel-${house.stage.name}`,
    defaultInterval: Duration.days(1),
  });
  dashboard.addWidgets(
    new AlarmStatusWidget({
      title: `Skybarrel ${house.stage.name}: red is where somebody is hurt; the alarm says who`,
      alarms: watched.map(({ alarm }) => alarm),
      width: 24,
      height: 6,
    }),
  );
  for (const area of areasOf(watched)) {
    const graphs = [
      ...house.watch.graphs.filter((graph) => graph.area === area).map(plainGraph),
      ...watched.filter(({ concern }) => concern.area === area && hasGraph(concern)).map(graphOf),
    ];
    if (graphs.length === 0) continue;
    dashboard.addWidgets(new TextWidget({ markdown: `## ${area}`, width: 24, height: 1 }));
    dashboard.addWidgets(...graphs);
  }
};
