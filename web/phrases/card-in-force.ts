export { cardInForce } from '#domain/settings/card-in-force.ts';
