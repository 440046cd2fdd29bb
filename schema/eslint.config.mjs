import graphql from '@graphql-eslint/eslint-plugin'

const on = (name, options) => ({ [`@graphql-eslint/${name}`]: options ? ['error', options] : 'error' })
const off = (name) => ({ [`@graphql-eslint/${name}`]: 'off' })

/** Rules of @graphql-eslint for the schema. Exceptions stand here with their reason. */
export default [
  { ignores: ['release/**'] },
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: '*.graphql' } } },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      ...on('require-nullable-result-in-root'),
      ...on('input-name', { checkInputType: true, caseSensitiveInputType: false }),
      // Descriptions are single lines.
      ...on('description-style', { style: 'inline' }),
      // All lists page forward.
      ...on('relay-arguments', { includeBoth: false }),
      // Short lists that never grow pages, such as the colours of a product, are plain lists.
      ...on('relay-edge-types', {
        withEdgeSuffix: true,
        shouldImplementNode: false,
        listTypeCanWrapOnlyEdgeType: false,
      }),
      // A value such as Money has no identity; bff/src/graphql/identities.test.ts checks that objects with an id are
      // one thing.
      ...off('strict-id-in-types'),
    },
  },
]
