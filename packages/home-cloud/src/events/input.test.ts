import { expect, it } from 'vitest';
import type { InputChoice } from './input.ts';
import { targetInput } from './input.ts';

const event = { id: 'e1', detail: { id: 7, name: 'Say "hi"', list: ['a', 'b'] } };
const delivering = { ruleArn: 'arn:rule', ruleName: 'rule', ingestedAt: '2026-11-03T18:59:00Z' };
const input = (choice: InputChoice) => targetInput(choice, event, delivering);

it('is the event by default', () => {
  expect(JSON.parse(input({}))).toEqual(event);
});

it('can be a fixed text or a part of the event', () => {
  expect(input({ Input: '{"a":1}' })).toBe('{"a":1}');
  expect(input({ InputPath: '$.detail.list[1]' })).toBe('"b"');
});

it('fills templates with JSON, and with bare text inside quotes', () => {
  const InputPathsMap = { id: '$.detail.id', name: '$.detail.name', none: '$.detail.none' };
  const fill = (InputTemplate: string) => input({ InputTransformer: { InputPathsMap, InputTemplate } });
  expect(JSON.parse(fill('{"id":<id>,"name":<name>,"text":"is <name>, <id>"}'))).toEqual({
    id: 7,
    name: 'Say "hi"',
    text: 'is Say "hi", 7',
  });
  expect(JSON.parse(fill('{"whole":<aws.events.event.json>,"by":"<aws.events.rule-name>"}'))).toEqual({
    whole: event,
    by: 'rule',
  });
  expect(JSON.parse(fill('{"none":<none>}'))).toEqual({ none: '' });
});

it('refuses an unsupported path', () => {
  expect(() => input({ InputPath: '$..id' })).toThrow(/\$\.\.id/);
});
