import { expect, test } from 'vitest';
import { askedStage } from './asked-stage.ts';

const asked = (stage?: string, STAGE?: string): string =>
  askedStage({ STAGE, CDK_CONTEXT_JSON: JSON.stringify({ 'cli-telemetry': false, stage }) }).name;

test('a command is about the stage of its context, else of the environment, else dev', () => {
  expect(asked('qa', 'other')).toBe('qa');
  expect(asked(undefined, 'other')).toBe('other');
  expect(asked()).toBe('dev');
});

test('a stage that nobody can deploy is refused in one sentence', () => {
  for (const name of ['Bad_Name', '', 'a', 'seventeen-letters'])
    expect(() => asked(name)).toThrow(
      `'${name}' cannot be the name of a stage, which is 2 to 16 lower-case letters, digits or dashes.`,
    );
  expect(() => asked('home')).toThrow('is not deployed to AWS');
});
