import graphql from '@graphql-eslint/eslint-plugin';

const recommended = graphql.configs['flat/schema-recommended'].rules;
const [, naming] = recommended['@graphql-eslint/naming-convention'];

/**
 * The outside judge of schema.graphql: what makers of GraphQL tools recommend, and what Relay asks of lists. Where the
 * schema keeps another rule, docs/adr/0044-an-outside-judge-of-the-schema.md says why.
 */
export default [
  {
    files: ['schema.graphql'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    rules: {
      ...recommended,
      ...graphql.configs['flat/schema-relay'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: false,
          EnumValueDefinition: true,
          ignoredSelectors: ['ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]'],
        },
      ],
      '@graphql-eslint/naming-convention': ['error', { ...naming, EnumValueDefinition: 'camelCase' }],
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
];
