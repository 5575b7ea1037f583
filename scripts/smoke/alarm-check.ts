import {
  type CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import type { Check } from './check.ts';

type Client = Pick<CloudWatchClient, 'send'>;

const reason = 'Test after a deployment: do alarms reach people? Nothing is wrong.';

const anAlarmOf = async (client: Client, stage: string): Promise<string> => {
  const { MetricAlarms } = await client.send(
    new DescribeAlarmsCommand({ AlarmNamePrefix: `skybarrel-${stage}-`, MaxRecords: 1 }),
  );
  const name = MetricAlarms?.[0]?.AlarmName;
  if (name === undefined) throw new Error(`no alarm is named skybarrel-${stage}-…`);
  return name;
};

/** The alarm's actions since an instant, as CloudWatch recorded them. */
const actionsSince = async (
  client: Client,
  AlarmName: string,
  StartDate: Date,
): Promise<readonly string[]> => {
  const { AlarmHistoryItems } = await client.send(
    new DescribeAlarmHistoryCommand({ AlarmName, HistoryItemType: 'Action', StartDate }),
  );
  return (AlarmHistoryItems ?? []).flatMap(({ HistorySummary }) => HistorySummary ?? []);
};

/**
 * Raises one alarm of the stage and checks that CloudWatch could send it to the topic, because an alarm that reaches nobody looks
 * healthy. Everybody who gets the stage's alarms gets this one; its text says that it is a test. At its next evaluation
 * CloudWatch resets the alarm.
 */
export const alarmCheck = (client: Client, stage: string, now: () => Date = () => new Date()): Check => {
  let rung: { readonly name: string; readonly at: Date } | undefined;
  return {
    name: 'an alarm reaches its topic',
    look: async () => {
      if (rung === undefined) {
        const name = await anAlarmOf(client, stage);
        const at = now();
        await client.send(
          new SetAlarmStateCommand({ AlarmName: name, StateValue: 'ALARM', StateReason: reason }),
        );
        rung = { name, at };
      }
      const actions = await actionsSince(client, rung.name, rung.at);
      const failed = actions.find((summary) => summary.startsWith('Failed'));
      if (failed) throw new Error(`${rung.name}: ${failed}`);
      if (actions.length === 0) throw new Error(`${rung.name} was raised, and nothing has been sent yet`);
    },
  };
};
