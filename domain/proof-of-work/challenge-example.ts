import type { Challenge, ProofOfWork } from './challenge.ts';

/** An example of a challenge. Its signature is invented, and it has expired. */
export const challengeExample: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'f1e2d3c4b5a697887766554433221100',
    salt: '00112233445566778899aabbccddeeff',
    cost: 5000,
    keyLength: 32,
    keyPrefix: '9c41',
    keySignature: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    expiresAt: 1_795_633_140,
  },
  signature: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
};

/** The same challenge with its solution. */
export const proofExample: ProofOfWork = {
  challenge: challengeExample,
  solution: {
    counter: 27,
    derivedKey: '9c41ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9aa10',
  },
};
