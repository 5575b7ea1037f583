/**
 * Encrypts short texts under a non-extractable AES key in IndexedDB: a copy of the browser's storage contains only
 * ciphertext. Every function returns undefined when the browser cannot do it.
 */
const DATABASE = 'registration-keys';
const STORE = 'keys';
const KEY_ID = 'register_form';
const IV_BYTES = 12;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database refused.'));
  });

const openStore = async (mode: IDBTransactionMode) => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await settled(request);
  const transaction = database.transaction(STORE, mode);
  const close = () => database.close();
  transaction.oncomplete = close;
  transaction.onabort = close;
  return transaction.objectStore(STORE);
};

const storedKey = async (): Promise<CryptoKey | undefined> => {
  const found: unknown = await settled((await openStore('readonly')).get(KEY_ID));
  return found instanceof CryptoKey ? found : undefined;
};

const ensureKey = async (): Promise<CryptoKey> => {
  const found = await storedKey();
  if (found) return found;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have been faster: both use the first key in the store.
  const store = await openStore('readwrite');
  const first: unknown = await settled(store.get(KEY_ID));
  if (first instanceof CryptoKey) return first;
  await settled(store.put(fresh, KEY_ID));
  return fresh;
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const orUndefined = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** Ciphertext of a text, with its random initialization vector in front, as base64. */
export const seal = (text: string): Promise<string | undefined> =>
  orUndefined(async () => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await ensureKey(),
      new TextEncoder().encode(text),
    );
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  });

/** The decrypted text; undefined when the key is gone or the ciphertext was changed. */
export const unseal = (sealed: string): Promise<string | undefined> =>
  orUndefined(async () => {
    const key = await storedKey();
    if (!key) return undefined;
    const bytes = fromBase64(sealed);
    const iv = bytes.subarray(0, IV_BYTES);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    return new TextDecoder().decode(text);
  });

/** Deletes the key. Texts encrypted under it can never be read again. */
export const deleteKey = async (): Promise<void> => {
  await orUndefined(async () => settled((await openStore('readwrite')).delete(KEY_ID)));
};
