import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { afterEach, describe, expect, test } from 'vitest';
import { alarmCheck } from './alarm-check.ts';
import { runChecks } from './check.ts';
import { siteChecks } from './site-checks.ts';

const noRetries = { lastsMs: 0, pauseMs: 0 };
const said: string[] = [];
const say = (line: string) => void said.push(line);
afterEach(() => void said.splice(0));

describe('a check', () => {
  test('that fails first and then passes has passed', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks < 2) throw new Error('not yet');
    };
    expect(await runChecks([{ name: 'it', look }], { lastsMs: 60_000, pauseMs: 1 }, say)).toEqual([]);
    expect(said).toEqual(['✓ it']);
  });

  test('that never passes is reported with what it found, and the other checks run nevertheless', async () => {
    const bad = { name: 'bad', look: () => Promise.reject(new Error('it answered 503, not 200')) };
    const good = { name: 'good', look: async () => undefined };
    expect(await runChecks([bad, good], noRetries, say)).toEqual([
      { name: 'bad', message: 'it answered 503, not 200' },
    ]);
    expect(said).toEqual(['✗ bad: it answered 503, not 200', '✓ good']);
  });
});

/** A site that gives the same answer for every path, like a distribution with a broken edge function. */
const serving = async (status: number, type: string, text: string, use: (url: string) => Promise<void>) => {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(text),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((done) => server.close(done));
  }
};

describe('a site', () => {
  test('that answers 503 to everything fails every check', () =>
    serving(503, 'text/html', 'The CloudFront function is invalid', async (url) => {
      const checks = siteChecks(url);
      const failures = await runChecks(checks, noRetries, say);
      expect(failures).toHaveLength(checks.length);
      expect(failures[0]?.message).toContain('answered 503, not 200');
    }));

  test('that answers calls of the API with a page fails these checks', () =>
    serving(200, 'text/html', '<h1>Hello</h1><script>userPoolClientId Kearny</script>', async (url) => {
      const failed = (await runChecks(siteChecks(url), noRetries, say)).map(({ name }) => name);
      expect(failed).toEqual([
        'page of an unknown path',
        'configuration of the app',
        'API',
        'API without a sign-in',
      ]);
    }));
});

/** A fake CloudWatch with one alarm, whose actions have these results. */
const cloudWatch = (alarm: string | undefined, actions: readonly string[]) => {
  const rung: string[] = [];
  const send = async (command: object) => {
    if (command instanceof DescribeAlarmsCommand)
      return {
        MetricAlarms: alarm?.startsWith(command.input.AlarmNamePrefix ?? '') ? [{ AlarmName: alarm }] : [],
      };
    if (command instanceof SetAlarmStateCommand)
      rung.push(`${command.input.AlarmName} ${command.input.StateValue}`);
    if (command instanceof DescribeAlarmHistoryCommand)
      return { AlarmHistoryItems: actions.map((HistorySummary) => ({ HistorySummary })) };
    return {};
  };
  return { rung, client: { send } as never };
};
const alarm = 'skybarrel-dev-ApiFails';
const ring = async (...of: Parameters<typeof cloudWatch>) => {
  const { rung, client } = cloudWatch(...of);
  const [failure] = await runChecks([alarmCheck(client, 'dev')], { lastsMs: 20, pauseMs: 1 }, say);
  return { rung, failure: failure?.message };
};

describe('the check of an alarm', () => {
  test('passes when CloudWatch could send it to the topic, and raises it once', async () => {
    expect(await ring(alarm, ['Successfully executed action arn:aws:sns:…'])).toEqual({
      rung: [`${alarm} ALARM`],
      failure: undefined,
    });
  });

  test('fails when CloudWatch may not send to the topic', async () => {
    const { failure } = await ring(alarm, ['Failed to execute action arn:aws:sns:…']);
    expect(failure).toBe(`${alarm}: Failed to execute action arn:aws:sns:…`);
  });

  test('fails while nothing was sent, and raises the alarm only once', async () => {
    const { rung, failure } = await ring(alarm, []);
    expect(failure).toContain('nothing has been sent yet');
    expect(rung).toEqual([`${alarm} ALARM`]);
  });

  test('fails for a stage without alarms', async () => {
    expect((await ring(undefined, [])).failure).toBe('no alarm is named skybarrel-dev-…');
  });
});
