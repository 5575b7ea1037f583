// CloudFront Function (cloudfront-js-2.0), viewer request: decides which object of the bucket answers a path.
// infra/site/edge-functions.ts fills in the %LISTS% from the built site. The cloud at home runs the same text.
// The runtime supports ECMAScript 5.1 and a few newer features; for…of, for example, is missing. edge-syntax.ts in the
// cloud at home has the list.
import cf from 'cloudfront';

const APP_ROUTES = '%APP_ROUTES%'.split(' ').map((route) => route.split('/'));
const PAGES = '%PAGES%'.split(' ');
const FILES = '%FILES%'.split(' ');
const ASSET = /%ASSET%/;
const PICTURE = /^\/blog\/images\/[0-9a-f-]{36}-\d{3,4}\.jpg$/;

function isApp(path) {
  const parts = path.split('/');
  return APP_ROUTES.some(
    (route) =>
      route.length === parts.length &&
      route.every((part, index) => part === parts[index] || (part === '*' && parts[index] !== '')),
  );
}

function queryText(query) {
  const pairs = [];
  Object.keys(query).forEach((name) => {
    const given = query[name];
    const values = given.multiValue ? given.multiValue.map((one) => one.value) : [given.value];
    values.forEach((value) => {
      pairs.push(value === '' ? name : `${name}=${value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function redirect(request, path) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: path + queryText(request.querystring) },
      'cache-control': { value: 'public, max-age=3600' },
    },
  };
}

// The KeyValueStore has the files that were published after the build, path → object. `>/path` is an address that a page had before,
// `-` a page that was taken offline. When it does not answer, the built file is served: an old page is better than none.
async function publishedObject(path) {
  try {
    return await cf.kvs().get(path);
  } catch (_missing) {
    return undefined;
  }
}

function builtObject(path) {
  if (PAGES.includes(path)) return path === '/' ? '/index.html' : `${path}/index.html`;
  return FILES.includes(path) ? path : undefined;
}

async function notFound(request) {
  request.uri = (await publishedObject('/404.html')) || '/404.html';
  // Otherwise a 304 for the page would become a 404 without a body.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  return request;
}

// Plain text, not the 404 page: the security policy of these paths lets a document load no styles. A name that a build may have
// given goes to the bucket, because open tabs still load assets of earlier builds. If the bucket does not have it, S3 answers
// 404. No function can change that answer, and CloudFront caches it for ten seconds.
const noSuchAsset = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/plain; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
  body: { encoding: 'text', data: 'Not found' },
};

// Pictures of posts are published under their own names: an entry in the KeyValueStore for each of them would fill it.
function partOfPage(request, path) {
  if (!PICTURE.test(path)) return ASSET.test(path) ? request : noSuchAsset;
  request.uri = path.replace('/blog/images/', '/published/images/');
  return request;
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name; the runtime knows no exports
async function handler(event) {
  const request = event.request;
  const path = request.uri === '/index.html' ? '/' : request.uri;
  if (path.startsWith('/api/')) {
    // Set here, so that nobody can send a false address.
    request.headers['x-viewer-address'] = { value: event.viewer.ip };
    return request;
  }
  if (/^\/(assets|blog\/images)\//.test(path)) return partOfPage(request, path);
  if (path === '/config.json') return request;
  if (path.length > 1 && path.endsWith('/')) {
    // Leading slashes become one: `//host/` would be a redirect to another site.
    return redirect(request, `/${path.replace(/^[/\\]+|\/+$/g, '')}`);
  }
  if (isApp(path)) {
    const file = /^\/(admin|staff)(\/|$)/.test(path) ? '/desk.html' : '/app.html';
    request.uri = (await publishedObject(file)) || file;
    return request;
  }
  const published = await publishedObject(path);
  if (published && published[0] === '>') return redirect(request, published.slice(1));
  if (published === '-') return notFound(request);
  const object = published || builtObject(path);
  // The app's documents and the 404 page are published under their names, which are no addresses.
  if (!object || path.endsWith('.html')) return notFound(request);
  request.uri = object;
  return request;
}
