import type { ApolloServerPlugin } from '@apollo/server';

/** Says of each answer over HTTP that nobody may keep it: what a game answers depends on the key and on the moment. */
export function neverKept(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ response }) {
          response.http.headers.set('cache-control', 'no-store');
          return Promise.resolve();
        },
      }),
  };
}
