// Who may import whom (docs/architecture). A rule names roles and layers, never a domain: a new domain costs no line
// here. `$1` in a `to` is the domain, or package, that the `from` captured.

// Tests, and what only tests use, reach where they must.
const tests = '\\.(test|fixture)\\.tsx?$'
const storeDomain = '^store-api/src/domains/([^/]+)/'
const bffDomain = '^bff/src/domains/([^/]+)/'
/** Domains of the web that any other may use; among each other they form no cycle (no-domain-cycles). */
const baseDomains = 'session|location|branch|wishlist|catalog'
const packages = '(server-kit|store-api|bff|web|schema|e2e|bench|examples)'
// Stands on the store, and nothing but scripts/ stands on it.
const demo = '^demo/'
// Spread into a `to`: an import of types alone is free, it ties nothing at run time.
const exceptTypes = { dependencyTypesNot: ['type-only'] }

/** A file may use what `pathNot` lists of the folder `path`, and nothing else of it. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
})

const storeApi = [
  forbid(
    'routes-keep-to-their-domain',
    'HTTP of a domain asks its own service and queries',
    { path: `${storeDomain}.+\\.routes\\.ts$` },
    { path: '^store-api/src/(domains|db|pictures)/', pathNot: '^store-api/src/domains/$1/', ...exceptTypes },
  ),
  forbid(
    'services-ask-services',
    'A rule of another domain is asked of its service, not of its tables',
    { path: `${storeDomain}.+\\.service\\.ts$` },
    { path: '^store-api/src/domains/', pathNot: ['^store-api/src/domains/$1/', '\\.service\\.ts$'], ...exceptTypes },
  ),
  forbid(
    'sql-lives-in-queries',
    'What is no *.queries file holds no SQL and runs none but through them; a use case may open a transaction',
    { path: storeDomain, pathNot: [tests, '\\.queries\\.ts$'] },
    { path: ['(^|/)node_modules/(kysely|pg)/', '^store-api/src/db/'], ...exceptTypes },
  ),
  forbid(
    'services-know-errors-not-http',
    'Of http/ a service may use errors, tokens, cursors, field rules, text normalisation, limits of tries and of work, and image processing: none of them sees a request',
    { path: `${storeDomain}.+\\.service\\.ts$` },
    {
      path: '^store-api/src/http/',
      pathNot:
        '^store-api/src/http/([^/]*error[^/]*|cursor|opaque-token|rate-limit|rules|text|upload-picture|work-limit)\\.ts$',
      ...exceptTypes,
    },
  ),
  forbid(
    'services-know-no-routes',
    'Dependencies point down',
    { path: `${storeDomain}.+\\.service\\.ts$` },
    { path: '\\.routes\\.ts$' },
  ),
  forbid(
    'queries-know-only-the-database',
    'SQL knows no rule, no HTTP and no other domain',
    { path: `${storeDomain}.+\\.queries\\.ts$` },
    {
      path: '^store-api/src/(domains|http|pictures)/',
      pathNot: '^store-api/src/domains/$1/(?!.*\\.(service|routes)\\.ts$)',
      ...exceptTypes,
    },
  ),
  forbid(
    'schemas-use-schemas',
    'Wire shapes are built from wire shapes',
    { path: `${storeDomain}.+\\.schema\\.ts$` },
    { path: '^store-api/src/(domains|db|pictures)/', pathNot: '\\.schema\\.ts$' },
  ),
  forbid(
    'routes-are-mounted-by-app',
    'Only app.ts knows all routes',
    { pathNot: [tests, '^store-api/src/app\\.ts$'] },
    { path: '\\.routes\\.ts$' },
  ),
  forbid(
    'http-knows-no-domain',
    'http/ serves every domain alike',
    { path: '^store-api/src/http/', pathNot: tests },
    { path: '^store-api/src/domains/' },
  ),
  forbid(
    'db-is-the-bottom',
    'db/ knows nothing above it',
    { path: '^store-api/src/db/' },
    { path: '^store-api/src/(domains|http|pictures)/' },
  ),
  forbid(
    'pictures-know-no-shop',
    'Pictures are made of photos and drawings, and of nothing else of the shop',
    { path: '^store-api/src/pictures/' },
    { path: '^store-api/src/(domains|db)/', ...exceptTypes },
  ),
  forbid(
    'pictures-are-mounted-by-app',
    'Only app.ts knows the pictures',
    { path: '^store-api/src/', pathNot: [tests, '^store-api/src/(app\\.ts$|pictures/)'] },
    { path: '^store-api/src/pictures/' },
  ),
]

/**
 * Modules of the store that scripts/ may import: its table of settings, settings and database of the local shop,
 * throwaway databases, a scaled catalogue, and its limits.
 */
const storeEntries =
  '^store-api/src/(settings|local-shop/(database|settings)|db/(embedded(?:-paths)?|testing-(?:server|databases))|scale/scaled-catalogue|http/error-codes|limits\\.fixture)\\.ts$'
const scripts = [
  forbid(
    'scripts-use-entries-of-the-store',
    'scripts/ starts and checks the servers; commands of the store are in store-api/src/cli',
    { path: '^scripts/', pathNot: '^$' },
    { path: '^store-api/src/', pathNot: storeEntries },
  ),
  forbid(
    'cli-is-the-top',
    'Commands use the store, not the other way round',
    { path: '^store-api/src/', pathNot: [tests, '^store-api/src/cli/'] },
    { path: '^store-api/src/cli/' },
  ),
]

const bff = [
  forbid(
    'resolvers-keep-to-their-domain',
    'What another domain has is reached through the context; *-input files read an input type that several domains take',
    { path: `${bffDomain}[^/]+\\.resolvers\\.ts$` },
    { path: '^bff/src/(domains|rest)/', pathNot: ['^bff/src/domains/$1/', '-input\\.ts$'], ...exceptTypes },
  ),
  forbid(
    'sources-know-rest-only',
    'A source turns keys into REST calls',
    { path: `${bffDomain}[^/]+\\.source\\.ts$` },
    {
      path: ['^bff/src/graphql/', '\\.resolvers\\.ts$', '^bff/src/domains/'],
      pathNot: '^bff/src/domains/$1/(?!.*\\.resolvers\\.ts$)',
    },
  ),
  forbid(
    'rest-is-the-bottom',
    'The REST client knows no domain and no GraphQL',
    { path: '^bff/src/rest/' },
    { path: '^bff/src/(domains|graphql)/' },
  ),
]

const web = [
  forbid(
    'routes-are-apart',
    'A page never imports another page',
    { path: '^web/app/routes/([^/.]+)' },
    { path: '^web/app/routes/', pathNot: '^web/app/routes/$1[/.]' },
  ),
  forbid(
    'layouts-and-shell-are-below-pages',
    'Dependencies point down',
    { path: '^web/app/(layouts|shell)/' },
    { path: '^web/app/routes/' },
  ),
  forbid(
    'shell-is-below-layouts',
    'Dependencies point down',
    { path: '^web/app/shell/' },
    { path: '^web/app/layouts/' },
  ),
  forbid(
    'domains-keep-apart',
    'A domain uses itself, the base domains, ui and lib',
    { path: '^web/app/domains/([^/]+)/' },
    { path: '^web/app/(routes|layouts|shell|domains)/', pathNot: `^web/app/domains/($1|${baseDomains})/` },
  ),
  forbid(
    'ui-is-the-bottom',
    'The design system knows nothing of the shop',
    { path: '^web/app/ui/' },
    { path: '^web/app/', pathNot: '^web/app/ui/' },
  ),
  forbid(
    'ui-takes-props',
    'Data, text, toasts and links arrive by props',
    { path: '^web/app/ui/' },
    { path: '(^|/)node_modules/(@apollo/client|graphql|i18next|notistack|react-router)/' },
  ),
  forbid(
    'lib-is-the-bottom',
    'Dependencies point down',
    { path: '^web/app/lib/' },
    { path: '^web/app/(routes|layouts|shell|domains|analytics)/' },
  ),
]

const everywhere = [
  forbid(
    'no-cycles',
    'Files that need each other are one file, or three',
    { path: '.', pathNot: '(^|/)node_modules/' },
    { circular: true, viaOnly: { pathNot: '/__generated__/' } },
  ),
  forbid(
    'packages-are-apart',
    "Packages share contracts (schema/, openapi.json), never source, save server-kit (docs/decisions/016), and the merchant's own settings; *.parity.test.ts hold two to one behaviour",
    { path: `^${packages}/`, pathNot: ['(^|/)node_modules/', '\\.parity\\.test\\.ts$'] },
    { path: `^${packages}/(?!node_modules/)`, pathNot: ['^$1/', '^server-kit/', '^web/shop\\.config\\.ts$'] },
  ),
  forbid(
    'server-kit-is-for-servers',
    'Only the three servers use it, no page and no test of a browser',
    { path: '^(schema|e2e|bench|examples|web/app)/' },
    { path: '^server-kit/' },
  ),
  forbid(
    'the-demo-is-apart',
    'The demo shop is data beside the store: a server that imported it would carry it in production',
    { path: `^${packages}/`, pathNot: '(^|/)node_modules/' },
    { path: demo },
  ),
  forbid(
    'the-demo-knows-the-store-alone',
    'It is loaded into the store, and seen through the rest',
    { path: demo, pathNot: '(^|/)node_modules/' },
    { path: '^(bff|web|schema|e2e|bench|scripts)/(?!node_modules/)' },
  ),
  forbid(
    'imports-resolve',
    'A misspelt import would escape every other rule; typed-document-node has types alone',
    {},
    { couldNotResolve: true, pathNot: ['^\\./\\+types/', '^#pages$', '^@graphql-typed-document-node/core$'] },
  ),
  forbid(
    'no-orphans',
    'A file that nobody uses is deleted',
    {
      orphan: true,
      pathNot: [
        '\\.test\\.tsx?$',
        '\\.d\\.ts$',
        '/migrations/',
        '\\.config\\.m?[jt]s$',
        '(^|/)(node_modules|__generated__)/',
      ],
    },
    {},
  ),
]

/**
 * Folders depend in one direction, by the rule that holds it (scripts/checks/folder-cycles.ts): those of each store
 * domain among each other, all folders of the web's `app`, and the domains of each package. `within` captures the
 * folder that is looked at. Not rules above, because dependency-cruiser's rules for folders cannot leave out tests.
 */
export const oneWayFolders = {
  'no-folder-cycles': {
    within: '^(store-api/src/domains/[^/]+|web/app)/',
    folder: '^.*(?=/)',
    except: `${tests}|/testing[/.-]`,
  },
  'no-domain-cycles': {
    within: '^((?:store-api/src|bff/src|web/app)/domains)/',
    folder: '^(?:store-api/src|bff/src|web/app)/domains/[^/]+',
    except: tests,
  },
}

export default {
  forbidden: [...storeApi, ...scripts, ...bff, ...web, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
