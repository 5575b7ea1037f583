import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText } from './message-text.tsx';

const price = `${location.origin}/shipping-calculator?to=GY&g=1B55x140&zip=11226`;
const show = (text: string) => {
  document.body.innerHTML = renderToStaticMarkup(<MessageText text={text} />);
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('the price in a booking can be opened, and the message stays as it was written', () => {
  const text = `I would like to book this:\nPrice: $385.00\n${price}\nTuesday please.`;
  expect(show(text)).toEqual([price]);
  expect(document.body.textContent).toBe(text);
});

test.each([
  'https://evil.example/shipping-calculator?to=GY',
  `${location.origin}.evil.example/shipping-calculator?to=GY`,
  `${location.origin}/admin/settings`,
  'javascript:alert(1)/shipping-calculator?to=GY',
  `https://user@${location.host}/shipping-calculator?to=GY`,
])('%s does not become a link', (address) => {
  expect(show(`Look: ${address}`)).toEqual([]);
});
