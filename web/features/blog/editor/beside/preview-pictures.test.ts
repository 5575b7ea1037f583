import { expect, test } from 'vitest';
import { samplePicture } from '#domain/blog/testing/sample-post.ts';
import { withPictures } from './preview-pictures.ts';

const { file } = samplePicture;
const own = `<img src="/blog/images/${file}-960.jpg" srcSet="/blog/images/${file}-480.jpg 480w" sizes="100vw" alt="A &gt; B" width="3" height="2" loading="lazy" decoding="async"/>`;

test('a picture that nobody has published yet is shown by its link, at once', () => {
  expect(withPictures(`<p>${own}</p>`, new Map([[file, 'https://files.test/a?b=1&c="$&']]))).toBe(
    '<p><img src="https://files.test/a?b=1&amp;c=&quot;$&amp;" alt="A &gt; B" width="3" height="2" decoding="async"/></p>',
  );
});

test('other pictures stay as they are', () => {
  const page = `<img src="/logo.svg" alt=""/>${own}`;
  expect(withPictures(page, new Map())).toBe(page);
});
