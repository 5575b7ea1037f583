import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetAccountCommand, type GetAccountCommandOutput } from '@aws-sdk/client-sesv2';
import { afterEach, describe, expect, test } from 'vitest';
import { alarmCheck } from './alarm-check.ts';
import { runChecks } from './check.ts';
import { type QuotaStage, quotaChecks } from './quota-checks.ts';
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

describe('the quotas of an account', () => {
  const production: QuotaStage = {
    production: true,
    functionsAtOnce: 1000,
    sesIdentity: 'example.com',
    mailsASecond: 14,
    shipmentsAMonth: 500,
  };
  /** What SES tells of an account that sends to everybody. */
  const open = {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000, SentLast24Hours: 0 },
  };
  const sandbox = {
    ProductionAccessEnabled: false,
    SendingEnabled: true,
    SendQuota: { MaxSendRate: 1, Max24HourSend: 200, SentLast24Hours: 0 },
  };

  /** The checks that fail in an account with these quotas, with what they say. */
  const failing = async (
    atOnce: number,
    account: Omit<GetAccountCommandOutput, '$metadata'>,
    stage: QuotaStage = production,
  ) => {
    const asked: string[] = [];
    const send = async (command: object) => {
      asked.push(command.constructor.name);
      if (command instanceof GetAccountSettingsCommand)
        return { AccountLimit: { ConcurrentExecutions: atOnce } };
      if (command instanceof GetAccountCommand) return account;
      throw new Error('not asked for here');
    };
    const client = { send } as never;
    const failures = await runChecks(quotaChecks({ lambda: client, ses: client }, stage), noRetries, say);
    return { asked: new Set(asked), failures: new Map(failures.map(({ name, message }) => [name, message])) };
  };

  test('are enough in an account that asked for more', async () => {
    const { asked, failures } = await failing(1000, open);
    expect([...failures]).toEqual([]);
    expect(asked).toEqual(new Set(['GetAccountSettingsCommand', 'GetAccountCommand']));
  });

  test('of a new account are too small, and each failure says what to do', async () => {
    const { failures } = await failing(10, sandbox);
    expect(failures.get('functions at once')).toMatch(
      /10 functions at once .* counts on 1,000\. Ask for more/,
    );
    expect(failures.get('mail to everybody')).toMatch(/sandbox.*Ask to leave it/);
    expect(failures.get('mails a second and a day')).toMatch(
      /1 mails a second.*sends 14\. Set mailsASecond: 1 /,
    );
  });

  test('are compared with what the stage says', async () => {
    expect((await failing(10, open, { ...production, functionsAtOnce: 10 })).failures.size).toBe(0);
    const slow = { ...open, SendQuota: { MaxSendRate: 1, Max24HourSend: 50_000, SentLast24Hours: 0 } };
    expect((await failing(1000, slow, { ...production, mailsASecond: 1 })).failures.size).toBe(0);
  });

  test('include the mails of a day on which the shipments of a week fly', async () => {
    const few = { ...open, SendQuota: { MaxSendRate: 14, Max24HourSend: 500, SentLast24Hours: 0 } };
    expect((await failing(1000, few)).failures.get('mails a second and a day')).toMatch(
      /500 mails a day .* up to 875\. Ask for/,
    );
    expect((await failing(1000, few, { ...production, shipmentsAMonth: 100 })).failures.size).toBe(0);
  });

  test('include an account whose mail AWS has stopped', async () => {
    const { failures } = await failing(1000, { ...open, SendingEnabled: false });
    expect(failures.get('mail to everybody')).toMatch(/has stopped all mail/);
  });

  test('of SES do not count for a stage that does not send with it', async () => {
    const { sesIdentity: _, ...alone } = production;
    const { asked, failures } = await failing(1000, sandbox, alone);
    expect(failures.size).toBe(0);
    expect(asked).toEqual(new Set(['GetAccountSettingsCommand']));
  });
});
