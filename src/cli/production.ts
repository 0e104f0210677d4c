/**
 * graphql-js and Apollo look at everything more slowly unless `NODE_ENV` says that this is no development: lists of
 * orders take a third longer. It must be set before they are loaded, so `main.ts` imports this file first.
 */
process.env['NODE_ENV'] ??= 'production';
