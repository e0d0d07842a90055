/** Which folder may import which: the arrows of docs and README, checked in every test run. */

const MAY_IMPORT = {
  core: [],
  api: ['core'],
  pdf: ['core'],
  engines: ['core'],
  web: ['core', 'api', 'pdf'],
  server: ['core', 'api', 'engines'],
  evaluation: ['core', 'engines'],
  training: ['core', 'engines', 'evaluation'],
  cli: ['core', 'api', 'pdf', 'engines', 'server', 'evaluation'],
}

const onlyThese = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder}-imports-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...onlyThese,
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
    {
      name: 'product-without-test-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.ts$|^src/testing/)' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'no-test-helpers-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.ts$|^src/testing/)' },
      to: { path: '^src/(testing/|engines/fake\\.ts$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
