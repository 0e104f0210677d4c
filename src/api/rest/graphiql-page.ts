/** The page of GraphiQL; its scripts come from this server. */
export const GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Herald: GraphiQL</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/graphiql/graphiql.css" />
    <style>html, body, #graphiql { height: 100%; margin: 0; }</style>
  </head>
  <body>
    <div id="graphiql"></div>
    <script src="/graphiql/react.js"></script>
    <script src="/graphiql/react-dom.js"></script>
    <script src="/graphiql/graphql-ws.js"></script>
    <script src="/graphiql/graphiql.js"></script>
    <script src="/graphiql/start.js"></script>
  </body>
</html>
`;

/** Starts it: queries and mutations go over HTTP, subscriptions over graphql-ws with the same headers. */
export const GRAPHIQL_START = String.raw`'use strict';
const socketUrl = location.origin.replace(/^http/, 'ws') + '/graphql';
const overHttp = GraphiQL.createFetcher({ url: '/graphql' });
const isSubscription = ({ query, operationName }) =>
  new RegExp('(^|})\\s*subscription\\b' + (operationName ? '\\s+' + operationName + '\\b' : '')).test(query.replace(/#.*$/gm, ''));
const fetcher = (request, options) =>
  isSubscription(request)
    ? graphqlWs.createClient({ url: socketUrl, connectionParams: options?.headers ?? {} }).iterate(request)
    : overHttp(request, options);
const defaultQuery = [
  '# Herald. The key of a seat goes into the headers below: {"Authorization": "Bearer hk_…"}',
  '# So does the key of an account, which opens all of its seats: {"Authorization": "Bearer ha_…"}',
  '{',
  '  games(first: 5) {',
  '    edges {',
  '      node { id title sides gameTurn side step revision }',
  '    }',
  '  }',
  '}',
].join('\n');
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery, shouldPersistHeaders: false }),
);
`;
