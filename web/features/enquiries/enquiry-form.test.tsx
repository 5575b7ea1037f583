import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactPath, shipmentContactPath } from '#domain/enquiries/contact-path.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import EnquiryForm from './enquiry-form.tsx';

vi.mock('#web/proof-of-work/solve.ts', () => ({
  solve: async (challenge: unknown) => ({ challenge, solution: { counter: 7, derivedKey: 'ab' } }),
}));

const props = { kind: 'contact', phone: defaultBrand.phone, email: defaultBrand.email } as const;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const taken = () => json(200, { reference: 'ENQ-7K3M9Q' });
const problem = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  json(status, { code, message, correlationId: 'c', ...(fields ? { fields } : {}) });

const answering = vi.fn<(init: RequestInit) => Promise<Response>>();
const challenges = vi.fn(async () => json(200, { signature: `challenge ${challenges.mock.calls.length}` }));

let root: Root | undefined;
let container: HTMLElement;

/** Renders the page like the server, applies early input, then hydrates it. */
const open = async (meanwhile: () => void = () => undefined): Promise<void> => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<EnquiryForm {...props} />);
  meanwhile();
  await act(async () => {
    root = hydrateRoot(container, <EnquiryForm {...props} />);
  });
};
const leave = (): void => {
  act(() => root?.unmount());
  container.remove();
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const control = (name: string): Control => {
  const found = container.querySelector<Control>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const write = (fields: Record<string, string>): void => {
  for (const [name, value] of Object.entries(fields))
    act(() => {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
};
const right = {
  topic: 'pickup',
  name: 'Marcia Thomas',
  email: 'marcia@example.test',
  message: 'Two barrels are packed.\nCan you fetch them?',
};
const send = (): Promise<void> =>
  act(async () => {
    container.querySelector('form')?.requestSubmit();
    await vi.dynamicImportSettled();
  });
const alert = (): HTMLElement | null => container.querySelector('[role=alert]');
const sent = (call = -1) => {
  const { headers, body } = answering.mock.calls.at(call)?.[0] ?? {};
  return {
    key: new Headers(headers).get('idempotency-key'),
    token: new Headers(headers).get('authorization'),
    ...JSON.parse(String(body)),
  };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/challenge') ? challenges() : answering(init),
  );
  history.replaceState(null, '', '/contact');
  sessionStorage.clear();
  localStorage.clear();
  challenges.mockClear();
  answering.mockReset();
  answering.mockImplementation(async () => taken());
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

describe('a message', () => {
  test('is sent with all fields and the page, and its reference is shown', async () => {
    await open();
    write({ ...right, phone: '+592 600 1234', number: '10001' });
    await send();
    expect(sent()).toMatchObject({
      enquiry: {
        ...right,
        kind: 'contact',
        phone: '+592 600 1234',
        number: '10001',
        page: '/contact',
        website: '',
      },
      proof: { challenge: { signature: 'challenge 1' }, solution: { counter: 7 } },
    });
    expect(container.textContent).toContain('ENQ-7K3M9Q');
    expect(document.activeElement?.textContent).toBe('We have your message');
    expect(sessionStorage).toHaveLength(0);
  });

  test('has the token of the signed-in user', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.user-1.accessToken', 'a.b.c');
    await open();
    write(right);
    await send();
    expect(sent().token).toBe('Bearer a.b.c');
  });

  test('is sent once, even if the button is pressed several times', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answering.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await open();
    write(right);
    await send();
    await send();
    expect(container.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true);
    await act(async () => arrive(taken()));
    expect(answering).toHaveBeenCalledOnce();
  });

  test('that is invalid is not sent; the messages are announced and link to their fields', async () => {
    await open();
    write({ ...right, name: 'M', message: 'Hello' });
    await send();
    expect(answering).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(alert());
    const [first, second] = alert()?.querySelectorAll('button') ?? [];
    expect(first?.textContent).toBe('Name must be at least 2 characters');
    expect(second?.textContent).toBe('Tell us a little more: at least 10 characters');
    act(() => second?.click());
    expect(document.activeElement).toBe(control('message'));
    expect(control('name').getAttribute('aria-invalid')).toBe('true');
    const described = control('name').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Name must be at least 2 characters');
  });

  test('loses the message of a field as soon as it is corrected', async () => {
    await open();
    write({ ...right, name: 'M' });
    await send();
    write({ name: 'Ma' });
    expect(control('name').getAttribute('aria-invalid')).toBeNull();
    expect(alert()).toBeNull();
  });
});

describe('its proof of work', () => {
  test('starts once, when the form gets the focus', async () => {
    await open();
    expect(challenges).not.toHaveBeenCalled();
    act(() => control('name').focus());
    act(() => control('email').focus());
    expect(challenges).toHaveBeenCalledOnce();
  });

  test('starts at once if the form had the focus before hydration', async () => {
    await open(() => control('name').focus());
    expect(challenges).toHaveBeenCalledOnce();
  });

  test('is computed again if it was too old, without a message', async () => {
    answering.mockResolvedValueOnce(problem(422, 'CHALLENGE_REFUSED', 'Once more, please.'));
    await open();
    write(right);
    await send();
    expect(sent().proof.challenge.signature).toBe('challenge 2');
    expect(sent(0).key).toBe(sent(1).key);
    expect(container.textContent).toContain('ENQ-7K3M9Q');
  });

  test('that is refused again shows a message', async () => {
    answering.mockImplementation(async () => problem(422, 'CHALLENGE_REFUSED', 'Once more, please.'));
    await open();
    write(right);
    await send();
    expect(answering).toHaveBeenCalledTimes(2);
    expect(alert()?.textContent).toContain('Once more, please.');
  });

  test('that could not start is started again when the form is sent', async () => {
    challenges.mockRejectedValueOnce(new TypeError('offline'));
    await open();
    await act(async () => control('name').focus());
    write(right);
    await send();
    expect(container.textContent).toContain('ENQ-7K3M9Q');
  });
});

describe('no input is lost', () => {
  test('when the connection fails: the form shows a message, and sends again with the same key', async () => {
    answering.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    write(right);
    await send();
    expect(alert()?.textContent).toContain('We could not reach the server. Your message is still here');
    expect(alert()?.querySelector('a[href="tel:+12015550142"]')).not.toBeNull();
    expect(control('message').value).toBe(right.message);
    await send();
    expect(sent(1).key).toBe(sent(0).key);
    expect(container.textContent).toContain('ENQ-7K3M9Q');
  });

  test.each<[string, Response, string]>([
    ['the server fails', json(500, { message: 'stack' }), 'Something went wrong on our side'],
    ['a firewall answers', new Response('<html>', { status: 403 }), 'Something went wrong on our side'],
    ['there were too many', problem(429, 'TOO_MANY_ENQUIRIES', 'Please call us.'), 'Please call us.'],
  ])('when %s', async (_, response, words) => {
    answering.mockResolvedValueOnce(response);
    await open();
    write(right);
    await send();
    expect(alert()?.textContent).toContain(words);
    expect(control('message').value).toBe(right.message);
  });

  test('when the server refuses a field that the form accepted', async () => {
    answering.mockResolvedValueOnce(
      problem(400, 'INVALID_INPUT', 'Please check the highlighted fields.', {
        'enquiry.email': 'Please enter a valid email address',
      }),
    );
    await open();
    write(right);
    await send();
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    expect(control('email').value).toBe(right.email);
  });

  test('when the page is reloaded: the draft is restored and sent with the same key', async () => {
    answering.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    write(right);
    await send();
    leave();
    await open();
    expect(control('topic').value).toBe('pickup');
    expect(control('message').value).toBe(right.message);
    await send();
    expect(sent(1).key).toBe(sent(0).key);
  });

  test('when somebody writes before hydration, even if there is an older draft', async () => {
    await open();
    write(right);
    leave();
    await open(() => {
      control('name').value = 'Somebody else';
      control('name').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(control('name').value).toBe('Somebody else');
    expect(control('message').value).toBe(right.message);
    leave();
    await open();
    expect(control('name').value).toBe('Somebody else');
  });

  test('and an accepted draft does not come back', async () => {
    await open();
    write(right);
    await send();
    leave();
    await open();
    expect(control('message').value).toBe('');
  });
});

describe('a link from the calculator', () => {
  const price = '/shipping-calculator?to=GY&g=1B55x140';
  const follow = (text: string) => {
    history.replaceState(null, '', contactPath({ topic: 'pickup', text, price }));
    return open();
  };
  const filledIn = (text: string) => `${text}\n${location.origin}${price}`;

  test('fills in the topic and the price, once: a reload keeps what was written since', async () => {
    await follow('I would like to book this:\nPrice: $350.00');
    expect(control('topic').value).toBe('pickup');
    expect(control('message').value).toBe(filledIn('I would like to book this:\nPrice: $350.00'));
    expect(location.search).toBe('?about=pickup');
    write({ message: 'Tuesday please.' });
    leave();
    await open();
    expect(control('message').value).toBe('Tuesday please.');
  });

  test('replaces an earlier price that nobody has touched', async () => {
    await follow('Price: $350.00');
    leave();
    await follow('Price: $700.00');
    expect(control('message').value).toBe(filledIn('Price: $700.00'));
  });

  test('comes after what somebody wrote before', async () => {
    await open();
    write({ message: 'I have a question.' });
    leave();
    await follow('Price: $350.00');
    expect(control('message').value).toBe(`I have a question.\n\n${filledIn('Price: $350.00')}`);
  });
});

test('a link about a shipment fills in its number, once', async () => {
  history.replaceState(null, '', shipmentContactPath('7K3M9-Q2X4T-C'));
  await open();
  expect(control('message').value).toBe('Shipment 7K3M9-Q2X4T-C: ');
  expect(location.search).toBe('?about=other');
});

test('any other link can preset the topic, but no text', async () => {
  history.replaceState(null, '', '/contact?topic=business&text=Hello&message=Hello');
  await open();
  expect(control('topic').value).toBe('business');
  expect(control('message').value).toBe('');
  leave();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact?topic=toString');
  await open();
  expect(control('topic').value).toBe('');
});
