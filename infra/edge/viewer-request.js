// CloudFront Function (cloudfront-js-2.0), viewer request: decides which object of the bucket answers a path.
// The %LISTS% are filled in by infra/site/edge-functions.ts from the built site; the cloud at home runs the same text.
// The runtime knows ECMAScript 5.1 and little more: no for…of, for instance. edge-syntax.ts in the cloud at home lists it.
import cf from 'cloudfront';

const APP_ROUTES = '%APP_ROUTES%'.split(' ').map((route) => route.split('/'));
const PAGES = '%PAGES%'.split(' ');
const FILES = '%FILES%'.split(' ');
const ASSET = /%ASSET%/;

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

// Files published after the build stand in the KeyValueStore, path → object. A store that does not answer leaves the built
// file, which is older and better than none.
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
  // A 304 for the page would become a 404 without a body.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  return request;
}

// Not the 404 page: pages' parts are answered under a policy that lets a document load no style. A name that a build might have
// given is left to the bucket, because tabs of earlier builds still load their parts; what is missing there is S3's 404, which
// no function may change and which CloudFront keeps for ten seconds.
const noSuchAsset = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/plain; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
  body: { encoding: 'text', data: 'Not found' },
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name; the runtime knows no exports
async function handler(event) {
  const request = event.request;
  const path = request.uri === '/index.html' ? '/' : request.uri;
  if (path.startsWith('/api/')) {
    // Set here, so that nobody can pretend to another address.
    request.headers['x-viewer-address'] = { value: event.viewer.ip };
    return request;
  }
  if (path.startsWith('/assets/')) return ASSET.test(path) ? request : noSuchAsset;
  if (path === '/config.json') return request;
  if (path.length > 1 && path.endsWith('/')) {
    // Leading slashes are folded: `//host/` would be a redirect to another site.
    return redirect(request, `/${path.replace(/^[/\\]+|\/+$/g, '')}`);
  }
  if (isApp(path)) {
    request.uri = '/app.html';
    return request;
  }
  const object = (await publishedObject(path)) || builtObject(path);
  if (!object || path === '/404.html') return notFound(request);
  request.uri = object;
  return request;
}
