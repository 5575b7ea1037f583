import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { fileLogs, startLambdaHost, systemClock, systemIds } from 'home-cloud/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countsLine } from '../support/log-filter.ts';
import { houseFunctions, synthesize } from './cloud.ts';

const cloud = synthesize();

const filters = cloud.ofType('AWS::Logs::MetricFilter');

const patternOf = (entry: string): string => {
  const fn = houseFunctions(cloud).find((one) => one.at('Description') === `lambdas/${entry}`);
  const filter = filters.find((one) => one.at('LogGroupName') === fn?.at('LoggingConfig.LogGroup'));
  return String(filter?.at('FilterPattern'));
};

/** Log lines of a handler in the cloud at home, Lambda's own lines included. */
const source = `export const handler = ({ does }) => {
  if (does === 'throws') throw new RangeError('too heavy');
  if (does === 'exits') process.exit(3);
  if (does === 'hangs') return new Promise(() => {});
  return 'fine';
}`;
const folder = mkdtempSync(join(tmpdir(), 'skybarrel-lines-'));
const lines = new Map<string, readonly string[]>();

beforeAll(async () => {
  const file = join(folder, 'index.mjs');
  writeFileSync(file, source);
  const logs = fileLogs(join(folder, 'logs'));
  for (const does of ['works', 'throws', 'exits', 'hangs']) {
    const host = startLambdaHost({
      functions: [
        {
          name: does,
          arn: `arn:aws:lambda:us-east-1:000000000000:function:${does}`,
          file,
          exportName: 'handler',
          timeoutMs: does === 'hangs' ? 200 : 20_000,
          memoryMegabytes: 128,
          reservedConcurrency: undefined,
          variables: {},
          accessKeyId: 'AKIALINES',
          deadLetterArn: undefined,
          asyncRetries: 2,
        },
      ],
      environment: {},
      logs,
      compileCache: join(folder, 'cache'),
      clock: systemClock,
      ids: systemIds,
    });
    await host.invoke(does, { does }).catch(() => undefined);
    await host.stop();
    lines.set(does, logs.tail(does, 10));
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const counted = (entry: string, does: string): boolean => {
  const written = lines.get(does) ?? [];
  expect(written.length).toBeGreaterThan(0);
  return written.some((line) => countsLine(patternOf(entry), line));
};

describe('Lambda’s report of a run', () => {
  it.each(['throws', 'exits', 'hangs'])('that %s counts as a failure', (does) => {
    expect(counted('mailboxes/http', does)).toBe(true);
  });

  it('that succeeds does not', () => {
    expect(counted('mailboxes/http', 'works')).toBe(false);
  });

  it.each(['exits', 'hangs'])('of the pre-sign-up trigger that %s counts', (does) => {
    expect(counted('identity/pre-sign-up', does)).toBe(true);
  });

  it('of a refused sign-up does not count, because otherwise anyone could raise the alarm', () => {
    expect(counted('identity/pre-sign-up', 'throws')).toBe(false);
  });

  it('of the pre-sign-up trigger counts when the code cannot be loaded', () => {
    const line = { level: 'ERROR', message: { errorType: 'Runtime.ImportModuleError' } };
    expect(countsLine(patternOf('identity/pre-sign-up'), JSON.stringify(line))).toBe(true);
  });
});

const confirmation = {
  triggerSource: 'PostConfirmation_ConfirmSignUp',
  userName: 'somebody',
  request: { userAttributes: { email: 'somebody@example.test' } },
} as unknown as PostConfirmationTriggerEvent;

describe('a line of our own logger', () => {
  const written: string[] = [];

  beforeAll(async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'skybarrel-test-business-MailboxesRepair');
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    const { logger } = await import('#lambdas/runtime/logger.ts');
    logger.error('The request failed');
    const { confirmSignUp } = await import('#lambdas/mailboxes/assign/confirm-sign-up.ts');
    await confirmSignUp({
      assign: () => Promise.reject(new Error('the table is away')),
      joining: () => async () => false,
      log: logger,
    })(confirmation, { correlationId: 'c' });
    logger.warn('A message failed');
    logger.info('Fine');
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  const lineWith = (message: string) => written.find((line) => line.includes(message)) ?? '';

  it.each(['identity/post-confirmation', 'identity/pre-sign-up', 'identity/http'])(
    'with the level ERROR counts for %s, because a run that answers 500 is a success for Lambda',
    (entry) => {
      expect(countsLine(patternOf(entry), lineWith('The request failed'))).toBe(true);
    },
  );

  it('counts in the log of every function, and so does a run that ended with its process, while good news do not', () => {
    expect(filters.length).toBeGreaterThanOrEqual(houseFunctions(cloud).length);
    for (const filter of filters) {
      const counts = (line: string) => countsLine(String(filter.at('FilterPattern')), line);
      expect(counts(lineWith('The request failed')), filter.id).toBe(true);
      expect((lines.get('exits') ?? []).some(counts), filter.id).toBe(true);
      expect(counts(lineWith('Fine')), filter.id).toBe(false);
      expect((lines.get('works') ?? []).some(counts), filter.id).toBe(false);
    }
  });

  it('about a confirmation without a mailbox counts, because nothing else reports it before the nightly run', () => {
    expect(countsLine(patternOf('identity/post-confirmation'), lineWith('No mailbox at confirmation'))).toBe(
      true,
    );
  });

  it('with the level WARN does not count, because the work is retried, or nobody is affected', () => {
    expect(lineWith('A message failed')).toContain('WARN');
    for (const message of ['A message failed', 'Fine'])
      expect(countsLine(patternOf('mailboxes/http'), lineWith(message))).toBe(false);
  });
});
