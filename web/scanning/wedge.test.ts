import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToScanner } from './wedge.ts';

let now = 0;
let stop: () => void;
const onCode = vi.fn();
const key = (name: string, after = 5, target: EventTarget = document.body): boolean => {
  now += after;
  return target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
};

beforeEach(() => {
  onCode.mockReset();
  stop = listenToScanner(onCode, { clock: () => now });
});
afterEach(() => stop());

test('what is typed as fast as a scanner types is a code, and Enter presses no button with it', () => {
  for (const letter of '7K3M9Q2X4TC-2') key(letter);
  expect(key('Enter')).toBe(false);
  expect(onCode).toHaveBeenCalledExactlyOnceWith('7K3M9Q2X4TC-2');
});

test('what a person types is none, and neither is what goes into a field', () => {
  for (const letter of '7K3M9Q2X4TC-2') key(letter, 150);
  expect(key('Enter')).toBe(true);
  const field = document.body.appendChild(document.createElement('input'));
  for (const letter of '7K3M9Q2X4TC-2') key(letter, 5, field);
  key('Enter', 5, field);
  field.remove();
  stop();
  for (const letter of '7K3M9Q2X4TC-2') key(letter);
  key('Enter');
  expect(onCode).not.toHaveBeenCalled();
});

test('a mode that was chosen with a finger keeps the focus, and the scanner is heard all the same', () => {
  const mode = document.body.appendChild(document.createElement('input'));
  mode.type = 'radio';
  for (const letter of '7K3M9Q2X4TC-2') key(letter, 5, mode);
  key('Enter', 5, mode);
  mode.remove();
  expect(onCode).toHaveBeenCalledOnce();
});

describe('where fields are filled in between the scans', () => {
  let field: HTMLInputElement;
  /** Typed as a browser does: the key, then what it changes. */
  const into = (letters: string, after: number) => {
    for (const letter of letters) {
      key(letter, after, field);
      field.value += letter;
    }
  };
  beforeEach(() => {
    stop();
    stop = listenToScanner(onCode, { inFields: true, shortest: 3, clock: () => now });
    field = document.body.appendChild(document.createElement('input'));
  });
  afterEach(() => field.remove());

  test('a scan is heard there, and the field keeps what a person typed', () => {
    into('10x8x6', 180);
    into('B', 300);
    into('-04', 8);
    expect(key('Enter', 8, field)).toBe(false);
    expect(onCode).toHaveBeenCalledExactlyOnceWith('B-04');
    expect(field.value).toBe('10x8x6');
  });

  test('what a person types stays there, however quick they are', () => {
    into('5.35', 60);
    expect(key('Enter', 60, field)).toBe(true);
    into('1', 200);
    into('08', 20);
    expect(key('Enter', 90, field)).toBe(true);
    expect(onCode).not.toHaveBeenCalled();
  });
});

describe('other keys of the page', () => {
  const heard = vi.fn();
  const listen = ({ key: name }: KeyboardEvent) => heard(name);
  beforeEach(() => {
    heard.mockReset();
    document.addEventListener('keydown', listen);
  });
  afterEach(() => document.removeEventListener('keydown', listen));

  test('hear nothing of a code but its first letter, whatever address is on the box', () => {
    for (const letter of 'https://example.test/p/x') key(letter, letter === 'h' ? 500 : 5);
    key('Enter');
    expect(heard.mock.calls).toEqual([['h']]);
    expect(onCode).toHaveBeenCalledExactlyOnceWith('https://example.test/p/x');
  });

  test('hear no slash, with which the search would open, fast or slow', () => {
    for (const letter of '/4/4') key(letter);
    key('/', 500);
    expect(heard).not.toHaveBeenCalled();
  });

  test('hear what a person types', () => {
    for (const letter of 'jk') key(letter, 200);
    const field = document.body.appendChild(document.createElement('input'));
    key('/', 5, field);
    field.remove();
    expect(heard.mock.calls).toEqual([['j'], ['k'], ['/']]);
  });
});
